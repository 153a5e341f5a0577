"""The credits: the authors and licences of everything that is not ours."""
