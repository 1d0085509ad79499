// Shared data of all shell completions.
nonisolated enum CompletionWords {
    static let days = [
        "today", "yesterday", "-2d", "-3d", "-1w", "-2w", "-1m", "mon", "tue", "wed", "thu", "fri",
        "sat", "sun",
    ]

    static let comingDays = [
        "tomorrow", "+1w", "+2w", "+1m", "+3m", "+6m", "+1y", "mon", "tue", "wed", "thu", "fri",
        "sat", "sun",
    ]

    static let commands = Command.allCases.map(\.rawValue).joined(separator: " ")

    static let summaries = Command.allCases.map { Term($0.rawValue, $0.description.summary) }

    private static let allOptions = CommandOption.app + Command.allCases.flatMap(\.options)

    // Options that take a value, each once, with their completion.
    static let values: [(names: [String], completion: CommandOption.Completion, terms: [Term])] = {
        var seen = Set<String>()
        return allOptions.compactMap { option in
            guard option.value != nil, seen.insert(option.name).inserted else { return nil }
            return (names(of: option), option.completion, option.terms)
        }
    }()

    // Completions that depend on the command: of the word after another, or values of an option that has another
    // meaning in other commands.
    static let particular:
        [(words: [String], completion: CommandOption.Completion, terms: [Term])] =
            Command.allCases.flatMap { command in
                let options = command.options.filter { option in
                    let first = allOptions.first { $0.name == option.name }
                    return option.value != nil && first?.completion != option.completion
                }
                return options.map { option in
                    (names(of: option).map { "\(command) \($0)" }, option.completion, option.terms)
                }
                    + command.description.followers.map { follower in
                        (
                            follower.words.map { "\(command) \($0)" }, follower.completion,
                            follower.terms
                        )
                    }
            }

    private static func names(of option: CommandOption) -> [String] {
        (option.letter.map { ["-\($0)"] } ?? []) + ["--\(option.name)"]
    }

    static func options(_ options: [CommandOption]) -> String {
        options.map { "--\($0.name)" }.joined(separator: " ")
    }
}
