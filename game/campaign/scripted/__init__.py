"""Scripts in campaigns: they are told `facts` of a story, and have `wishes` of it."""
