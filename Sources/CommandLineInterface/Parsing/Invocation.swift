// Parsed arguments: command, words and option values.
nonisolated struct Invocation: Hashable, Sendable {
    var command: Command?
    var words: [String] = []
    var values: [String: String] = [:]

    func has(_ option: CommandOption) -> Bool {
        values[option.name] != nil
    }

    subscript(_ option: CommandOption) -> String? {
        values[option.name]
    }
}
