import CursesCore
import Model

// Parses options before and after words, `--name=value`, combined letters, and words after `--`.
nonisolated struct ArgumentReader {
    private let spellingService: SpellingService
    private var invocation = Invocation()
    private var said: [CommandOption] = []
    // Letters that were typed in place of names, for errors.
    private var letters: [String: Character] = [:]
    // Common options before the command, as in an alias, or after `help`; never misplaced.
    private var general = Set<String>()

    init(_ appDependencies: AppDependencies) {
        spellingService = SpellingService(appDependencies)
    }

    private static let options = CommandOption.app + Command.allCases.flatMap(\.options)

    mutating func read(_ arguments: [String]) throws(UsageError) -> Invocation {
        var rest = arguments[...]
        var words: [String] = []
        while let argument = rest.popFirst() {
            if argument == "--" {
                words += rest
                break
            } else if argument.hasPrefix("--") {
                try readName(argument.dropFirst(2), &rest, among: words)
            } else if argument.hasPrefix("-"), argument.dropFirst().first?.isNumber == false {
                try readLetters(argument.dropFirst(), &rest, among: words)
            } else {
                words.append(argument)
            }
        }
        try settle(words)
        return invocation
    }

    private mutating func readName(
        _ text: Substring,
        _ rest: inout ArraySlice<String>,
        among words: [String]
    ) throws(UsageError) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts.first ?? "")
        guard let option = option(among: words, where: { $0.name == name }) else {
            throw .unknownOption("--\(name)", nearest: nearest(to: name, among: words))
        }
        note(option, among: words)
        try say(option, parts.count > 1 ? String(parts[1]) : nil, &rest, among: words)
    }

    private mutating func readLetters(
        _ text: Substring,
        _ rest: inout ArraySlice<String>,
        among words: [String]
    ) throws(UsageError) {
        var text = text
        while let letter = text.popFirst() {
            guard let option = option(among: words, where: { $0.letter == letter }) else {
                throw .unknownOption("-\(letter)", nearest: [])
            }
            note(option, among: words)
            letters[option.name] = letter
            if option.value != nil, !text.isEmpty {
                return try say(option, String(text), &rest, among: words)
            }
            try say(option, nil, &rest, among: words)
        }
    }

    private mutating func note(_ option: CommandOption, among words: [String]) {
        let names = (CommandOption.everywhere + [.log, .plain]).map(\.name)
        let isBeforeCommand = words.isEmpty || words.first == Command.help.rawValue
        guard isBeforeCommand, names.contains(option.name) else { return }
        general.insert(option.name)
    }

    private mutating func say(
        _ option: CommandOption,
        _ value: String?,
        _ rest: inout ArraySlice<String>,
        among words: [String]
    ) throws(UsageError) {
        said.append(option)
        if option.value == nil {
            guard value == nil else { throw .takesNoValue(option: "--\(option.name)") }
            invocation.values[option.name] = ""
        } else if let value = value ?? rest.popFirst(), option.allowsNothing || !value.isEmpty {
            // After the command, an option replaces that of an alias, which is before it.
            if invocation.values[option.name] != nil, !option.isRepeated {
                guard !words.isEmpty, general.remove(option.name) != nil else {
                    throw .twice(option: "--\(option.name)")
                }
            }
            invocation.values[option.name] = value
            if option.isRepeated { invocation.lists[option.name, default: []].append(value) }
        } else {
            throw .needsValue(option: "--\(option.name)")
        }
    }

    // An option of the given command wins over one of the same name elsewhere.
    private func option(
        among words: [String],
        where isMeant: (CommandOption) -> Bool
    ) -> CommandOption? {
        let own = words.first.flatMap(Command.init(rawValue:))?.options ?? []
        return own.first(where: isMeant) ?? Self.options.first(where: isMeant)
    }

    private func nearest(to name: String, among words: [String]) -> [String] {
        let command = words.first.flatMap(Command.init(rawValue:))
        var names: [String] = []
        for option in command?.options ?? Self.options where !names.contains(option.name) {
            names.append(option.name)
        }
        return spellingService.nearest(to: name, among: names).prefix(3).map { "--\($0)" }
    }

    private mutating func settle(_ words: [String]) throws(UsageError) {
        if invocation.has(.version) {
            guard let word = words.first else { return }
            throw .unexpectedWord(word, command: nil)
        }
        guard let name = words.first else {
            if !invocation.has(.helping) { try checkStart() }
            return
        }
        guard let command = Command(rawValue: name) else {
            throw .unknownCommand(name, nearest: Command.nearest(to: name, spellingService))
        }
        invocation.command = command
        invocation.words = Array(words.dropFirst())
        if invocation.has(.helping) { return }
        let known = command.options.map(\.name)
        let misplaced = said.first { !known.contains($0.name) && !general.contains($0.name) }
        if let option = misplaced {
            throw .notHere(option: typed(option), command: name)
        }
        let count = command.description.wordCount
        // The weight of `add` may be in --weight.
        let isNamed = command == .add && invocation.has(.weight)
        if invocation.words.count < count.lowerBound, !isNamed { throw .missingWord(command: name) }
        if invocation.words.count > count.upperBound {
            let word = invocation.words[count.upperBound]
            throw command == .people
                ? .tooManyWords(word, command: name) : .unexpectedWord(word, command: name)
        }
        if invocation.has(.watch), invocation.has(.due) {
            throw .notTogether("--watch", "--due")
        }
        for other in ["since", "until"]
        where invocation.has(.year) && said.map(\.name).contains(other) {
            throw .notTogether("--year", "--\(other)")
        }
        if invocation.has(.trendMeasure), invocation.has(.drawing) {
            throw .notTogether("--measure", "--output")
        }
        if known.contains("date"), known.contains("time") { try invocation.splitMoments() }
        try checkChoices()
        try checkIsUnicode(command)
    }

    // U+FFFD replaces invalid bytes of an argument, and would be kept in their place. Files are
    // refused with their path.
    private func checkIsUnicode(_ command: Command) throws(UsageError) {
        let values = said.filter { ![.files, .folders].contains($0.completion) }
            .flatMap { invocation.lists[$0.name] ?? [invocation.values[$0.name] ?? ""] }
        let words = [.import, .backup, .restore].contains(command) ? [] : invocation.words
        let odd = (values + words).first { $0.unicodeScalars.contains("\u{FFFD}") }
        if let odd { throw .notUnicode(odd) }
    }

    private func typed(_ option: CommandOption) -> String {
        letters[option.name].map { "-\($0)" } ?? "--\(option.name)"
    }

    private func checkStart() throws(UsageError) {
        let known = CommandOption.app.map(\.name)
        if let option = said.first(where: { !known.contains($0.name) }) {
            throw .needsCommand(option: typed(option))
        }
        try checkChoices()
    }

    private func checkChoices() throws(UsageError) {
        for option in said {
            if case .words(let choices) = option.completion, let value = invocation[option],
                !choices.contains(value), option.name != CommandOption.sex.name || !value.isEmpty
            {
                throw .notAmong(value, option: "--\(option.name)", choices: choices)
            }
        }
        try checkNumber(.limit)
        try checkNumber(.year, among: 1...9999)
        try checkNumber(.width, among: CommandOption.widths)
        if invocation.command == .chart {
            try checkNumber(.lines, among: CommandOption.heights)
        }
    }

    private func checkNumber(
        _ option: CommandOption,
        among bounds: ClosedRange<Int> = 1...Int.max
    ) throws(UsageError) {
        guard let value = invocation[option] else { return }
        guard let number = Int(value), number > 0 else {
            throw .notANumber(value, option: "--\(option.name)")
        }
        guard bounds.contains(number) else {
            throw .outOfBounds(value, option: "--\(option.name)", bounds)
        }
    }
}
