// Parsed arguments: command, words and option values.
nonisolated struct Invocation: Hashable, Sendable {
    var command: Command?
    var words: [String] = []
    var values: [String: String] = [:]
    // All values of the options that may be repeated.
    var lists: [String: [String]] = [:]

    func has(_ option: CommandOption) -> Bool {
        values[option.name] != nil
    }

    func all(_ option: CommandOption) -> [String] { lists[option.name] ?? [] }

    subscript(_ option: CommandOption) -> String? {
        values[option.name]
    }
}
