"""The Magic phase: casting, dispelling, effects, miscasts."""
