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
        case "people": return Answer(lines: try context.people().map(\.person.name))
        case let word:
            throw CommandError.usage(
                .notAmong(word, option: "completions", choices: ["bash", "zsh", "fish"])
            )
        }
    }
}
