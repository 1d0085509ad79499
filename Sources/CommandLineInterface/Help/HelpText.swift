import CursesCore
import SharedInterface

struct HelpText {
    let context: CommandContext

    static let width = 80
    private static let labelWidth = 26
    private static let keys: LocalizedStringKey = """
        Your own keys are in $XDG_CONFIG_HOME/bmi-tui/keys.json or \
        ~/.config/bmi-tui/keys.json.
        """

    static let purpose: LocalizedStringKey = """
        Tracks weight and BMI in the terminal; nothing leaves this computer unless you run sync.
        """

    func answer(_ command: Command?) -> Answer {
        Answer(lines: command.map(lines) ?? overview)
    }

    private var overview: [String] {
        [string("Usage: bmi-tui [OPTIONS] [COMMAND]"), ""]
            + Self.wrapped(string(Self.purpose), width: Self.width)
            + [string("Without a command it is the app, where ? shows the keys."), ""]
            + [string("Commands:")]
            + Command.allCases.flatMap {
                entry($0.rawValue, context.string($0.description.summary), label: 14)
            }
            + ["", string("Options without a command:")]
            + CommandOption.app.flatMap(entry)
            + [""]
            + Self.wrapped(
                string(
                    "Otherwise the data is in $XDG_DATA_HOME/bmi-tui or ~/.local/share/bmi-tui."
                ),
                width: Self.width
            )
            + Self.wrapped(string(Self.keys), width: Self.width)
            + [string("bmi-tui help COMMAND says more of each, bmi-tui help man all of it.")]
    }

    private func lines(_ command: Command) -> [String] {
        let description = command.description
        var lines = [usage(of: command), ""]
        lines += Self.wrapped(sentence(description.summary), width: Self.width)
        if let note = description.note { lines += Self.wrapped(string(note), width: Self.width) }
        if !description.terms.isEmpty { lines += [""] + description.terms.flatMap(entry) }
        if !description.options.isEmpty { lines += [""] + description.options.flatMap(entry) }
        let common = command.options.dropFirst(description.options.count)
        lines += ["", string("With every command:")] + common.flatMap(entry)
        lines += ["", string("Examples:")] + description.examples.map { "  bmi-tui \($0)" }
        return lines
    }

    func usage(of command: Command) -> String {
        let words = command.description.words.map { " \(string($0))" } ?? ""
        return string("Usage: bmi-tui \("\(command.rawValue)\(words)") [OPTIONS]")
    }

    func label(_ option: CommandOption) -> String {
        let letter = option.letter.map { "-\($0), " } ?? "    "
        return "\(letter)--\(option.name)\(option.value.map { " \(string($0))" } ?? "")"
    }

    private func entry(_ option: CommandOption) -> [String] {
        entry(label(option), string(option.help), label: Self.labelWidth)
            + option.terms.flatMap(entry)
    }

    private func entry(_ term: Term) -> [String] {
        entry("    \(term.word)", string(term.help), label: Self.labelWidth)
    }

    private func entry(_ label: String, _ text: String, label width: Int) -> [String] {
        let rows = Self.wrapped(text, width: Self.width - width - 4)
        let indent = String(repeating: " ", count: width + 4)
        let space = width + 2 - PlainLine.width(of: label)
        guard space >= 2 else { return ["  \(label)"] + rows.map { indent + $0 } }
        return ["  \(label)\(String(repeating: " ", count: space))\(rows[0])"]
            + rows.dropFirst().map { indent + $0 }
    }

    private func sentence(_ key: LocalizedStringKey) -> String {
        let text = string(key)
        let stop = context.locale.languageID == "ja" ? "。" : "."
        return text.prefix(1).uppercased() + text.dropFirst() + (text.hasSuffix(stop) ? "" : stop)
    }

    private func string(_ key: LocalizedStringKey) -> String {
        context.string(key)
    }

    // Wraps at spaces; text without spaces (Japanese) wraps between characters.
    static func wrapped(_ text: String, width: Int) -> [String] {
        var rows = [""]
        for word in text.split(separator: " ", omittingEmptySubsequences: false) {
            let row = rows[rows.count - 1]
            let joined = row.isEmpty ? String(word) : "\(row) \(word)"
            if PlainLine.width(of: joined) <= width {
                rows[rows.count - 1] = joined
                continue
            }
            var rest = row.isEmpty || word.utf8.count > word.count ? joined[...] : word[...]
            if rest.count == joined.count { rows.removeLast() }
            while PlainLine.width(of: String(rest)) > width {
                var part = rest
                while PlainLine.width(of: String(part)) > width { part.removeLast() }
                rows.append(String(part))
                rest = rest.dropFirst(part.count)
            }
            rows.append(String(rest))
        }
        return rows
    }
}
