import CursesCore
import SharedInterface

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
    case twoTimes(String, String)
    case sinceAfterUntil
    case missingWord(command: String)
    case tooManyWords(String, command: String)
    case unexpectedWord(String, command: String?)
    case notAmong(String, option: String, choices: [String])
    case notANumber(String, option: String)
    case outOfBounds(String, option: String, ClosedRange<Int>)
}

extension UsageError {
    func label(_ string: (LocalizedStringKey) -> String) -> LocalizedStringKey {
        switch self {
        case .unknownCommand(let word, nearest: []):
            "There is no command \(word); bmi-tui help lists them."
        case .unknownCommand(let word, let nearest):
            "There is no command \(word). Is it \(nearest.listed(string))?"
        case .unknownOption(let option, nearest: []):
            "There is no option \(option); bmi-tui --help lists them."
        case .unknownOption(let option, let nearest):
            "There is no option \(option). Is it \(nearest.listed(string))?"
        case .needsCommand(let option):
            "\(option) needs a command; bmi-tui help lists them."
        case .notHere(let option, let command):
            "\(command) has no option \(option); bmi-tui help \(command) shows what it has."
        case .needsValue(let option):
            "\(option) needs a value; bmi-tui --help shows how."
        case .takesNoValue(let option):
            "\(option) takes no value."
        case .twice(let option):
            "\(option) is given twice."
        case .notUnicode(let text):
            "\(text) is not written in UTF-8."
        case .missingOption(let option, let command):
            "\(command) needs \(option); bmi-tui help \(command) shows how."
        case .notTogether(let option, let other):
            "\(option) and \(other) do not go together."
        case .twoTimes(let one, let other): "Two times are given: \(one) and \(other)"
        case .sinceAfterUntil: "--since is after --until."
        case .missingWord(let command): missing(in: command, string)
        case .tooManyWords(let word, let command):
            "\(command) does not expect \(word); put quotes around words that belong together."
        case .unexpectedWord(let word, let command?):
            "\(command) does not expect \(word); bmi-tui help \(command) shows what it does."
        case .unexpectedWord(let word, nil):
            "Unknown argument \(word); try bmi-tui --help."
        case .notAmong(let value, let option, let choices):
            "\(option) does not know \(value); it takes \(choices.listed(string))."
        case .notANumber(let value, let option):
            "\(option) needs a whole number above 0, not \(value)."
        case .outOfBounds(let value, let option, let bounds):
            "\(option) takes \(bounds.lowerBound) to \(bounds.upperBound), not \(value)."
        }
    }

    private func missing(
        in words: String,
        _ string: (LocalizedStringKey) -> String
    ) -> LocalizedStringKey {
        let command = words.split(separator: " ").first.flatMap { Command(rawValue: String($0)) }
        let question = command?.description.question.map(string) ?? ""
        let examples = command?.description.examples ?? []
        let example = examples.first { $0.hasPrefix(words) } ?? words
        return "\(words): \(question) For example: bmi-tui \(example)"
    }
}
