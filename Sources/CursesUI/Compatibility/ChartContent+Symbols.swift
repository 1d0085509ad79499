// Chart modifiers with no or little effect in a terminal.
