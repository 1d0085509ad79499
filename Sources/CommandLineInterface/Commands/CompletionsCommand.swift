import DataSource
import Model

struct CompletionsCommand {
    let context: CommandContext

    func answer() throws -> Answer {
        switch context.invocation.words[0] {
        case "bash": return Answer(lines: BashCompletions().lines)
        case "zsh": return Answer(lines: ZshCompletions().lines)
        case "fish": return Answer(lines: FishCompletions(context: context).lines)
        // What the others ask for while somebody types.
        case "people": return Answer(lines: Self.names(of: try context.people()))
        case let word:
            throw CommandError.usage(
                .notAmong(word, option: "completions", choices: ["bash", "zsh", "fish"])
            )
        }
    }

    // What says one of them and no other.
    private static func names(of people: [PersonSummary]) -> [String] {
        let names = people.map { $0.person.name.lowercased() }
        return zip(people, names).map { summary, name in
            if let number = summary.distinction { return "\(summary.person.name) (\(number))" }
            return names.count { $0 == name } == 1 ? summary.person.name : summary.id.text
        }
    }
}
