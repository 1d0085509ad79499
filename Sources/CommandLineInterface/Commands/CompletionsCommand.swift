import DataSource
import Model

struct CompletionsCommand {
    let context: CommandContext

    func answer() throws -> Answer {
        switch context.invocation.words[0] {
        case "bash": return Answer(lines: BashCompletions().lines)
        case "zsh": return Answer(lines: ZshCompletions(context: context).lines)
        case "fish": return Answer(lines: FishCompletions(context: context).lines)
        // Called by the completions of the shells.
        case "people": return Answer(lines: names(of: try context.people()))
        case let word:
            throw CommandError.usage(
                .notAmong(word, option: "completions", choices: ["bash", "zsh", "fish"])
            )
        }
    }

    // The name, or the identifier if the shell or the parser would misread the name, if it has
    // control characters, or if it is ambiguous.
    private func names(of people: [PersonSummary]) -> [String] {
        let service = ReferenceService(context.appDependencies)
        return people.map { summary in
            let suffix = summary.distinction.map { " (\($0))" } ?? ""
            let name = summary.person.name + suffix
            let isClear =
                !name.hasPrefix("-") && !name.hasPrefix("~")
                && PlainLine.bytes(of: [name]) == Array("\(name)\n".utf8)
                && service.people(named: name, among: people).map(\.id) == [summary.id]
            return isClear ? name : summary.id.text
        }
    }
}
