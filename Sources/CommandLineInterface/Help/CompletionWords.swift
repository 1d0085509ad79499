// What the completions of all shells are made of.
nonisolated enum CompletionWords {
    static let days = [
        "today", "yesterday", "-2d", "-3d", "-1w", "-2w", "-1m", "mon", "tue", "wed", "thu", "fri",
        "sat", "sun",
    ]

    static let commands = Command.allCases.map(\.rawValue).joined(separator: " ")

    // Each option once that takes a value, with how it is said and what completes it.
    static let values: [(names: [String], completion: CommandOption.Completion)] = {
        var seen = Set<String>()
        return (CommandOption.app + Command.allCases.flatMap(\.options)).compactMap { option in
            guard option.value != nil, seen.insert(option.name).inserted else { return nil }
            return (names(of: option), option.completion)
        }
    }()

    static func names(of option: CommandOption) -> [String] {
        (option.letter.map { ["-\($0)"] } ?? []) + ["--\(option.name)"]
    }

    static func options(_ options: [CommandOption]) -> String {
        options.map { "--\($0.name)" }.joined(separator: " ")
    }
}
