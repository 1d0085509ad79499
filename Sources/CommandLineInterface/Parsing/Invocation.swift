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

    // 2026-11-13T07:30 is a day and a time, also as a word.
    mutating func splitMoments() throws(UsageError) {
        words = words.flatMap { Self.parts(of: $0) ?? [$0] }
        guard let parts = self[.date].flatMap(Self.parts) else { return }
        if let time = self[.time] { throw .twoTimes(parts[1], time) }
        values[CommandOption.date.name] = parts[0]
        values[CommandOption.time.name] = parts[1]
    }

    private static func parts(of text: String) -> [String]? {
        let parts = text.split { $0 == "T" || $0 == " " }.map(String.init)
        return parts.count == 2 && parts[0].count == 10 && parts[0].contains("-")
            && parts[1].contains(":") ? parts : nil
    }

    subscript(_ option: CommandOption) -> String? {
        values[option.name]
    }
}
