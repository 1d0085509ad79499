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

    // 2026-11-13T07:30 is a day and a time.
    mutating func splitMoment() {
        guard !has(.time), let text = self[.date] else { return }
        let parts = text.split { $0 == "T" || $0 == " " }
        guard parts.count == 2, parts[0].count == 10, parts[0].contains("-"), parts[1].contains(":")
        else { return }
        values[CommandOption.date.name] = String(parts[0])
        values[CommandOption.time.name] = String(parts[1])
    }

    subscript(_ option: CommandOption) -> String? {
        values[option.name]
    }
}
