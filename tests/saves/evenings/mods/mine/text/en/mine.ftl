# mods/mine/text/en/mine.ftl
name-mine = The Back Door
