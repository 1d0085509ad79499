nonisolated enum UsageError: Error, Hashable, Sendable {
    case unknownCommand(String, nearest: [String])
    case unknownOption(String, nearest: [String])
    case needsCommand(option: String)
    case notHere(option: String, command: String)
    case needsValue(option: String)
    case takesNoValue(option: String)
    case twice(option: String)
    case notUnicode(String)
    case missingOption(String, command: String)
    case notTogether(String, String)
    case sinceAfterUntil
    case missingWord(command: String)
    case tooManyWords(String, command: String)
    case unexpectedWord(String, command: String?)
    case notAmong(String, option: String, choices: [String])
    case notANumber(String, option: String)
    case outOfBounds(String, option: String, ClosedRange<Int>)
}
