import CursesCore
import DataSource
import Dispatch
import Model
import SharedInterface

// Line-based dialogue: one question or fact a line.
final class Conversation {
    private let console: Console
    private let isLanguageChosen: Bool
    private(set) var locale: Locale
    // The input has ended.
    private(set) var hasEnded = false
    // A write to standard output has failed.
    private(set) var hasFailed = false
    // Called after each answer, which may open a screen that notices do not belong to.
    var sayNews: () async -> Void = {}

    init(_ console: Console, _ locale: Locale, isLanguageChosen: Bool) {
        self.console = console
        self.locale = locale
        self.isLanguageChosen = isLanguageChosen
    }

    var days: DayStyle { DayStyle(catalog: .commands, locale: locale) }
    var names: NameStyle { NameStyle(catalog: .commands, locale: locale) }

    func speak(_ language: Language?) {
        if let language, !isLanguageChosen { locale = language.locale }
    }

    func string(_ key: LocalizedStringKey) -> String {
        StringCatalog.commands.string(key, locale: locale)
    }

    func say(_ key: LocalizedStringKey) {
        say(verbatim: string(key))
    }

    func say(verbatim line: String) {
        guard !hasEnded else { return }
        write(PlainText([line]).bytes)
    }

    // `nil` at the end of the input. Reads on another thread, so that the main actor stays free.
    func ask(_ question: String) async -> String? {
        guard !hasEnded else { return nil }
        let bytes = PlainText([question]).bytes
        write(Array(bytes.dropLast()) + Array(" ".utf8))
        guard !hasEnded else { return nil }
        let readLine = console.readLine
        let line = await withCheckedContinuation { continuation in
            DispatchQueue.global().async { continuation.resume(returning: readLine()) }
        }
        if line.map({ $0.utf8.count >= Console.longestLine }) ?? true { hasEnded = true }
        // Echoes piped input, so that the transcript contains the answers.
        if !console.isInputTerminal(), let line { say(verbatim: line) }
        await sayNews()
        return line
    }

    private func write(_ bytes: [UInt8]) {
        guard !console.write(bytes) else { return }
        (hasEnded, hasFailed) = (true, true)
    }

    // Choices are numbered from 1; 0 goes back.
    func choose(_ choices: [LocalizedStringKey], back: LocalizedStringKey) async -> Int {
        await choose(verbatim: choices.map(choice), back: back)
    }

    // A choice starts a line, so its first letter is upper case.
    func choice(_ key: LocalizedStringKey) -> String {
        let text = string(key)
        return text.prefix(1).uppercased() + text.dropFirst()
    }

    func choose(verbatim choices: [String], back: LocalizedStringKey) async -> Int {
        say(choices, back)
        let question = string("Number")
        while let line = await ask("\(question)?") {
            if let number = Int(line.normalized), (0...choices.count).contains(number) {
                return number
            }
            switch line.isEmpty ? .help : wish(line) {
            case .leave: return 0
            case .help: say(choices, back)
            case nil: break
            }
            say("Type a number from 0 to \(choices.count).")
        }
        return 0
    }

    // `nil` if the user goes back.
    func pick<Value>(
        _ items: [PlainMenuItem<Value>],
        back: LocalizedStringKey = "Cancel"
    ) async -> Value? {
        let choice = await choose(verbatim: items.map(\.title), back: back)
        return choice > 0 ? items[choice - 1].value : nil
    }

    func pick<Value>(
        _ values: [Value],
        _ label: (Value) -> LocalizedStringKey,
        back: LocalizedStringKey = "Cancel"
    ) async -> Value? {
        await pick(values.map { (choice(label($0)), $0) }, back: back)
    }

    // A field with its present value, such as “Unit: kg”.
    func title(_ label: LocalizedStringKey, _ text: String) -> String {
        "\(string(label)): \(text)"
    }

    enum Wish { case help, leave }

    func wish(_ line: String) -> Wish? {
        let word = line.normalized.lowercased()
        return ["q", "quit", "exit"].contains(word)
            ? .leave : ["?", "help", "h"].contains(word) ? .help : nil
    }

    private func say(_ choices: [String], _ back: LocalizedStringKey) {
        for (index, choice) in choices.enumerated() { say(verbatim: "\(index + 1) \(choice)") }
        say(verbatim: "0 \(string(back))")
    }

    // Prints a failure of reading; returns false if there is none.
    func sayFailure(of state: LoadingState, _ title: LocalizedStringKey) -> Bool {
        guard case .failed(let error) = state else { return false }
        say(title)
        say(error.label)
        return true
    }

    func confirm(_ question: LocalizedStringKey, _ yes: LocalizedStringKey) async -> Bool {
        say(question)
        return await choose([yes], back: "Cancel") == 1
    }
}

extension Conversation {
    // Prints the failure of an attempt and asks whether to retry.
    func settle<Store: Composable>(
        _ store: Store,
        _ attempt: KeyPath<Store, Attempt>,
        _ action: (AttemptAction) -> Store.Action
    ) async {
        while !hasEnded {
            if let change = store[keyPath: attempt].irreversibleChange {
                say(change.reason.label)
                let isMeant = await confirm("This could not be undone.", "Continue anyway")
                await store.send(action(isMeant ? .confirmButtonTapped : .cancelButtonTapped))
            } else if let failure = store[keyPath: attempt].failure {
                say(failure.isUncertain ? "Saved, but not for certain" : "Not done")
                say(failure.label)
                let isMeant = await choose(["Retry"], back: "Close") == 1
                await store.send(action(isMeant ? .retryButtonTapped : .cancelButtonTapped))
            } else {
                return
            }
        }
    }
}

// A line of a menu with the value, or the function, that is chosen by it.
typealias PlainMenuItem<Value> = (title: String, value: Value)
typealias PlainStep = () async -> Void

// Language and units of the first person.
struct PlainUnits {
    let store: FirstLaunch
    let talk: Conversation

    // False if the user goes back.
    func run() async -> Bool {
        talk.say("Language and units")
        while !talk.hasEnded {
            let (weight, height) = (store.settings.weightUnit, store.settings.heightUnit)
            let items: [PlainMenuItem<PlainStep?>] = [
                (talk.string("Continue"), nil),
                (talk.title("Language", store.language.name), askLanguage),
                (talk.title("Weight unit", talk.string(weight.label)), askWeightUnit),
                (talk.title("Height unit", talk.string(height.label)), askHeightUnit),
            ]
            guard let item = await talk.pick(items, back: "Back") else { return false }
            guard let step = item else { return true }
            await step()
        }
        return false
    }

    private func askLanguage() async {
        let languages = Language.allCases.map { ($0.name, $0) }
        guard let language = await talk.pick(languages) else { return }
        await store.send(.languagePickerSelected(language))
        talk.speak(store.language)
    }

    private func askWeightUnit() async {
        if let unit = await talk.pick(WeightUnit.allCases, \.label) {
            await store.send(.weightUnitPickerSelected(unit))
        }
    }

    private func askHeightUnit() async {
        if let unit = await talk.pick(HeightUnit.allCases, \.label) {
            await store.send(.heightUnitPickerSelected(unit))
        }
    }
}
