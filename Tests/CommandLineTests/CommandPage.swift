import CursesCore

@testable import CommandLineInterface

/// Writes the reference of the commands in Markdown, from the description that the parser reads.
struct CommandPage {
    private let context: CommandContext
    private let help: HelpText

    init(_ shell: Shell) {
        context = CommandContext(shell.dependencies, Invocation(), shell.console { _ in })
        help = HelpText(context: context)
    }

    func section(_ command: Command) -> String {
        let description = command.description
        let summary = context.string(description.summary)
        let note = description.note.map { " \(context.string($0))" } ?? ""
        let words = description.words.map { " \(context.string($0))" } ?? ""
        let examples = description.examples.map { "bmi-tui \($0)\n" }.joined()
        return """
            ### \(command.rawValue)

            `bmi-tui \(command.rawValue)\(words)`

            \(summary.prefix(1).uppercased())\(summary.dropFirst()).\(note)

            \(table(description.options, description.terms))```
            \(examples)```

            """
    }

    /// Empty without options.
    func table(_ options: [CommandOption], _ terms: [Term] = []) -> String {
        guard !options.isEmpty else { return "" }
        let all =
            terms
            + options.flatMap { option in
                let label = help.label(option).drop { $0 == " " }
                return [Term(String(label), option.help)] + option.terms
            }
        let rows = all.map { term in
            "| `\(escaped(term.word))` | \(escaped(context.string(term.help))) |\n"
        }
        return "| option | what it does |\n|---|---|\n\(rows.joined())\n"
    }

    private func escaped(_ text: String) -> String {
        text.replacing("|", with: "\\|")
    }
}
