import CursesCore

// The manual page bmi-tui(1), generated from the command descriptions.
struct ManualPage {
    let context: CommandContext

    func answer() -> Answer {
        let help = HelpText(context: context)
        var lines = [
            ".TH BMI-TUI 1 \"\" \"bmi-tui \(CommandLineProgram.version)\"",
            ".ad l",
            heading("NAME"),
            "bmi-tui \\- " + escaped(string("weight and BMI tracker for the terminal")),
            heading("SYNOPSIS"),
            ".B bmi-tui",
            "[" + escaped(string("OPTIONS")) + "] [" + escaped(string("COMMAND")) + "]",
            heading("DESCRIPTION"),
            escaped(string("Tracks weight and BMI in the terminal; nothing leaves this computer.")),
            escaped(string("Without a command it is the app, where ? shows the keys.")),
            heading("OPTIONS"),
        ]
        lines += CommandOption.app.flatMap { entry($0, help) }
        lines += [heading("COMMANDS")]
        for command in Command.allCases { lines += section(command, help) }
        lines += [heading("EXIT STATUS")]
        for (status, text) in Self.statuses {
            lines += [".TP", "\(status.rawValue)", escaped(string(text))]
        }
        lines += [heading("JSON"), escaped(string(Self.shape))]
        lines += [heading("FILES"), ".TP", escaped("$XDG_DATA_HOME/bmi-tui")]
        lines += [
            escaped(
                string("Otherwise the data is in $XDG_DATA_HOME/bmi-tui or ~/.local/share/bmi-tui.")
            )
        ]
        lines += [".TP", escaped("$XDG_CONFIG_HOME/bmi-tui/keys.json"), escaped(string(Self.keys))]
        lines += [".br", escaped(Self.keysExample)]
        lines += [heading("ENVIRONMENT"), Self.variables.joined(separator: ", ")]
        return Answer(lines: lines)
    }

    private static let variables = [
        "BMI_TUI_DATA_DIR", "BMI_TUI_LOG", "BMI_TUI_ASCII", "BMI_TUI_LANG", "XDG_DATA_HOME",
        "XDG_CONFIG_HOME", "NO_COLOR", "LC_ALL", "LC_MESSAGES", "LANG", "TERM",
    ]

    private static let keys: LocalizedStringKey = """
        Otherwise ~/.config/bmi-tui/keys.json. One JSON object with other keys for the actions of the \
        app, each by its English name in the help of the keys. It is read, never written.
        """
    private static let keysExample = #"{"weigh in": "w", "history": ["H", "F6"]}"#

    private static let shape: LocalizedStringKey = """
        --json prints one object of version 1: weights in kg, heights in cm, days as 2026-11-20. \
        What is not known is absent. A rate and a change are below 0 where weight is lost, and so is \
        energy, in kcal a day. An error is an object with its code and message, on standard error.
        """

    private static let statuses: [(ExitStatus, LocalizedStringKey)] = [
        (.done, "It is done."),
        (.failed, "It failed, or not everything could be read or printed."),
        (.wrongUsage, "The command was not understood."), (.noData, "There is no data yet."),
        (
            .unfinished,
            "It is decided, but not finished, not certain to last or not printed: do not repeat it."
        ),
    ]

    private func section(_ command: Command, _ help: HelpText) -> [String] {
        let description = command.description
        var lines = [".SS \(escaped(command.rawValue))", escaped(help.usage(of: command)), ".PP"]
        lines.append(escaped(string(description.summary)))
        if let note = description.note { lines += [".PP", escaped(string(note))] }
        lines += description.options.flatMap { entry($0, help) }
        let common = command.options.dropFirst(description.options.count)
        let names = common.map { "\\fB\(escaped("--\($0.name)"))\\fR" }
        lines += [".PP", names.joined(separator: ", ")]
        lines += [".PP", ".nf"] + description.examples.map { "bmi\\-tui \(escaped($0))" } + [".fi"]
        return lines
    }

    private func heading(_ key: LocalizedStringKey) -> String {
        ".SH \(string(key))"
    }

    private func entry(_ option: CommandOption, _ help: HelpText) -> [String] {
        let label = help.label(option).drop { $0 == " " }
        return [".TP", "\\fB\(escaped(String(label)))\\fR", escaped(string(option.help))]
    }

    private func escaped(_ text: String) -> String {
        var result = text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" : ""
        for character in text {
            switch character {
            case "\\": result += "\\e"
            case "-": result += "\\-"
            case "'": result += "\\(aq"
            case "~": result += "\\(ti"
            case "…": result += "..."
            default: result.append(character)
            }
        }
        return result
    }

    private func string(_ key: LocalizedStringKey) -> String {
        context.string(key)
    }
}
