import Model

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
        words = words.flatMap { EntryService.dayAndTime($0)?.map(String.init) ?? [$0] }
        guard let parts = self[.date].flatMap({ EntryService.dayAndTime($0) }) else { return }
        if let time = self[.time] { throw .twoTimes(String(parts[1]), time) }
        values[CommandOption.date.name] = String(parts[0])
        values[CommandOption.time.name] = String(parts[1])
    }

    subscript(_ option: CommandOption) -> String? {
        values[option.name]
    }
}
