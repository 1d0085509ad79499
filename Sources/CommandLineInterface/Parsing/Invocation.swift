// What was said: a command, its words, and the options by their names.
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
