"""Pictures of what was played: where every bar, line and label is drawn."""
