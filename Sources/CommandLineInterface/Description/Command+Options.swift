nonisolated extension Command {
    var isReading: Bool {
        [.list, .show, .stats, .goal, .status, .chart, .people, .export, .report].contains(self)
    }

    var isAboutData: Bool { ![.calc, .path, .completions, .help].contains(self) }

    // `--person` and `--json` only for commands that use them.
    var options: [CommandOption] {
        description.options
            + CommandOption.everywhere.filter { option in
                switch option.name {
                case "data-dir": isAboutData || [.path, .completions].contains(self)
                case "person": isAboutData && ![.backup, .restore, .undo, .redo].contains(self)
                case "json": isAboutData || self == .calc || self == .path
                default: true
                }
            }
    }
}
