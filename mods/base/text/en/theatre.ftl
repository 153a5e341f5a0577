# The theatre: a scene is played, read and answered.

theatre-act = { $act ->
    [1] Act I, chapter { $chapter }
    [2] Act II, chapter { $chapter }
    [3] Act III, chapter { $chapter }
   *[other] Act { $act }, chapter { $chapter }
}
theatre-night = { $n ->
    [0] The last night
   *[other] Night { $n }
}
theatre-said = “{ $words }”
theatre-why = Why?
theatre-cost = { $n ->
    [one] (1 favour)
   *[other] ({ $n } favours)
}
theatre-too-dear = { $n ->
    [one] It takes a favour, and nobody owes you one.
   *[other] It takes { $n } favours. You are not owed that much.
}
theatre-on = Go on
theatre-choose = Choose
theatre-again = Again
theatre-held = Skip (hold)
theatre-menu = Interval
theatre-clerk = The clerk makes a note
theatre-unwritten = The disk will not write this answer down. The clerk has it by heart; pray do not startle him.

## Interval

theatre-interlude = Between two lines
theatre-resume = Go on
theatre-resume-tag = They have not moved. It is what they do.
theatre-skip = Skip the scene
theatre-skip-tag = Straight to the choices, where mistakes are made.
theatre-journal = Journal
theatre-journal-tag = What was said. There will be no denying it.
theatre-leave = Leave for the map
theatre-leave-tag = Every answer is on file. The scene will wait for you.
theatre-backstage = Backstage
theatre-backstage-tag = The scene was over long ago. Nobody has told it.

## Journal

theatre-before = Earlier in the chapter
theatre-now = In this scene
theatre-said-by = { $name }: “{ $words }”
theatre-thought-by = { $name }, thinking: { $words }
theatre-scroll = Lines
theatre-close = Close
theatre-back = Back to the scene

## Prompting

theatre-whisper = Prompt ({ $n ->
    [one] 1 favour
   *[other] { $n } favours
})
theatre-whisper-title = Prompting
theatre-whisper-tag = A line already spoken, once a chapter. One quotes; one does not invent.
theatre-whisper-do = Whisper it

## Voices

caption-voice-harpsichord = [a murmur on the harpsichord]
caption-voice-lute = [a murmur on the lute]
caption-voice-cello = [a murmur on the cello]
caption-voice-viola = [a murmur on the viola]
caption-voice-clarinet = [a murmur on the clarinet]
caption-voice-oboe = [a murmur on the oboe]
caption-voice-bassoon = [a murmur on the bassoon]
caption-voice-musicbox = [a murmur on a music box]
caption-voice-glass = [a murmur on the rim of a glass]
caption-voice-quill = [a murmur with a quill]
caption-voice-whisper = [a murmur without a voice]
caption-voice-needle = [a murmur with needle and thimble]
caption-voice-cough = [a murmur between two coughs]
caption-voice-reed = [a murmur behind the wall]

## Music

caption-music-harpsichord-alone = [the harpsichord, alone]
caption-music-viola-alone = [a viola, alone]
caption-music-cello-alone = [a cello, alone]
caption-music-clarinet-alone = [a clarinet, alone]
caption-music-stones = [a bell, a drone, a drum that walks round]
caption-music-strings-far = [strings, in the other wing]
