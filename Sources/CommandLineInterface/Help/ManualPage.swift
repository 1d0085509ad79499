import CursesCore
import DataSource
import SharedInterface

// The manual page bmi-tui(1), generated from the command descriptions.
struct ManualPage {
    let context: CommandContext

    func answer() -> Answer {
        let help = HelpText(context: context)
        var lines = [
            """
            .TH BMI-TUI 1 \"\(CommandLineProgram.versionDay)\" \
            \"bmi-tui \(CommandLineProgram.version)\"
            """,
            ".ad l",
            heading("NAME"),
            "bmi-tui \\- " + escaped(string("weight and BMI tracker for the terminal")),
            heading("SYNOPSIS"),
            ".B bmi-tui",
            "[" + escaped(string("OPTIONS")) + "] [" + escaped(string("COMMAND")) + "]",
            heading("DESCRIPTION"),
            escaped(string(HelpText.purpose)),
            escaped(string("Without a command it is the app, where ? shows the keys.")),
            heading("OPTIONS"),
        ]
        lines += CommandOption.app.flatMap { entry($0, help) }
        lines += [heading("COMMANDS")]
        for command in Command.allCases { lines += section(command, help) }
        lines += [heading("KEYS"), escaped(string(Self.keys))] + keys
        lines += [heading("EXIT STATUS")]
        for (status, text) in Self.statuses {
            lines += [".TP", "\(status.rawValue)", escaped(string(text))]
        }
        lines += [heading("JSON"), escaped(string(Self.shape))]
        lines += [heading("FILES")] + Self.files.flatMap(entry)
        lines += [".br", escaped(Self.keysExample)]
        lines += [heading("ENVIRONMENT")] + Self.variables.flatMap(entry)
        lines += [heading("EXAMPLES")]
        for command in Command.allCases {
            lines += [".TP", "\\fBbmi\\-tui \(escaped(command.description.examples[0]))\\fR"]
            lines.append(escaped(string(command.description.summary)))
        }
        lines += [heading("SEE ALSO")] + Self.pages
        return Answer(lines: Self.wrapped(lines))
    }

    // Lines of over 80 bytes are bad style; labels and examples are one line each.
    private static func wrapped(_ lines: [String]) -> [String] {
        var rows = [String]()
        var isWhole = false
        for line in lines {
            let isLabel = rows.last == ".TP"
            if [".nf", ".fi"].contains(line) { isWhole = line == ".nf" }
            guard !isWhole, !isLabel, !line.hasPrefix(".") else {
                rows.append(line)
                continue
            }
            rows += wrapped(line)
        }
        return rows
    }

    // Only at spaces, because a new line is one. Other characters than ASCII become \[u3042].
    private static func wrapped(_ line: String) -> [String] {
        var rows = [""]
        var count = 0
        for word in line.split(separator: " ", omittingEmptySubsequences: false) {
            let length = word.unicodeScalars.reduce(0) { $0 + ($1.isASCII ? 1 : 8) }
            if count > 0, count + length < 80 {
                rows[rows.count - 1] += " \(word)"
                count += 1 + length
            } else {
                let row = word.hasPrefix(".") ? "\\&\(word)" : String(word)
                if count == 0 { rows[rows.count - 1] = row } else { rows.append(row) }
                count = length
            }
        }
        return rows
    }

    private var keys: [String] {
        KeyCommand.allCases.filter { $0 != .otherLines }.flatMap { command in
            let places = KeyCommand.Place.allCases.filter(command.places.contains)
            let isEverywhere = places.count == KeyCommand.Place.allCases.count
            let names = places.map { string($0.manualLabel) }.joined(separator: ", ")
            let place = isEverywhere ? string("all screens") : names
            return [
                ".TP", "\\fB\(escaped(command.keys.joined(separator: ", ")))\\fR",
                "\(escaped(string(command.label))) (\(escaped(place)))",
            ]
        }
    }

    private static let pages = [
        ".BR crontab (5),", ".BR notify\\-send (1),", ".BR terminfo (5)",
    ]

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
        lines += description.terms.flatMap(entry)
        lines += description.options.flatMap { entry($0, help) }
        let common = command.options.dropFirst(description.options.count)
        let names = common.map { "\\fB\(escaped("--\($0.name)"))\\fR" }
        lines += [".PP", names.joined(separator: ", ")]
        lines +=
            [".PP", escaped(string("Examples:")), ".PP", ".nf"]
            + description.examples.map { "bmi\\-tui \(escaped($0))" } + [".fi"]
        return lines
    }

    private func heading(_ key: LocalizedStringKey) -> String {
        ".SH \(string(key))"
    }

    private func entry(_ option: CommandOption, _ help: HelpText) -> [String] {
        let label = help.label(option).drop { $0 == " " }
        let lines = entry(Term(String(label), option.help))
        return option.terms.isEmpty
            ? lines : lines + [".RS"] + option.terms.flatMap(entry) + [".RE"]
    }

    private func entry(_ term: Term) -> [String] {
        [".TP", "\\fB\(escaped(term.word))\\fR", escaped(string(term.help))]
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
            case "−": result += "\\-"
            default: result.append(character)
            }
        }
        return result
    }

    private func string(_ key: LocalizedStringKey) -> String {
        context.string(key)
    }
}

extension ManualPage {
    static let keys: LocalizedStringKey = """
        The keys of the app, and the screens where they work; ? shows those of a screen. C-p is \
        Ctrl-P. Arrows move, Enter opens, Tab goes to the next field, Esc goes back.
        """

    static let files = [
        Term("$XDG_DATA_HOME/bmi-tui, ~/.local/share/bmi-tui", Self.data),
        Term("$XDG_CONFIG_HOME/bmi-tui/keys.json, ~/.config/bmi-tui/keys.json", Self.ownKeys),
    ]
    private static let data: LocalizedStringKey = """
        The data: people.json, settings.json, a file for each year in history, earlier versions in \
        backups. The second path is for an empty XDG_DATA_HOME.
        """
    private static let ownKeys: LocalizedStringKey = """
        One JSON object with other keys for the actions of the app, each by its English name under \
        KEYS. It is read, never written.
        """

    static let variables = [
        Term("BMI_TUI_DATA_DIR", "the folder of the data, as --data-dir"),
        Term("BMI_TUI_PERSON", "whom commands are about, as --person"),
        Term("BMI_TUI_LOG", "a file for the log, as --log"),
        Term("BMI_TUI_ASCII", "any text: ASCII characters only, as --ascii"),
        Term("BMI_TUI_LANG", "the language, en or ja, as --lang"),
        Term("BMI_TUI_HOOK", "any text: the hook does not run"),
        Term("XDG_DATA_HOME", "the folder that has the folder of the data"),
        Term("XDG_CONFIG_HOME", "the folder that has the folder of keys.json"),
        Term("NO_COLOR", "any text: no colours, as --no-color"),
        Term("COLORTERM", "truecolor or 24bit: the terminal has all colours"),
        Term("COLORFGBG", "the background, where the terminal does not answer"),
        Term("LC_ALL, LC_MESSAGES, LANG", "the language and the units of the first start"),
        Term("LC_ALL, LC_CTYPE, LANG", "the characters: without UTF-8 they are ASCII"),
        Term("TERM", "the terminal; dumb or empty: the app is a conversation, as --plain"),
        Term("TZ", "the time zone: it tells which day is today"),
    ]
}

nonisolated extension KeyCommand.Place {
    var manualLabel: LocalizedStringKey {
        switch self {
        case .people: "list of people"
        case .dashboard: "dashboard"
        case .history: "history"
        case .trends: "trends"
        case .statistics: "statistics"
        case .settings: "settings"
        case .form: "forms"
        case .importing: "preview of an import"
        case .lines: "lines of an import"
        }
    }
}
