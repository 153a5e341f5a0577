"""What the screens of all matches share: time, hands, menus, devices that come and go."""
