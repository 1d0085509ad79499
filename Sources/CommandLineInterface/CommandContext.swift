import CursesCore
import DataSource
import Essentials
import Model
import SharedInterface

// Shared by all commands: invocation, console, locale, settings, and what is said beside the answer.
final class CommandContext {
    let appDependencies: AppDependencies
    let invocation: Invocation
    let console: Console
    private var problems: [StorageError] = []

    init(_ appDependencies: AppDependencies, _ invocation: Invocation, _ console: Console) {
        var appDependencies = appDependencies
        appDependencies.workerClient = .inPlace
        self.appDependencies = appDependencies
        self.invocation = invocation
        self.console = console
    }

    // Falls back to the defaults and reports the error.
    private(set) lazy var settings: Settings = {
        var settings = Settings()
        do throws(StorageError) {
            settings = try SettingsService(appDependencies).loadOrPropose()
        } catch {
            report(error)
        }
        if let language { settings.language = language }
        return settings
    }()

    // True while the unit is assumed. Commands say so, and no weight is saved in it.
    var isUnitLost = false

    private var language: Language? {
        Language(code: invocation[.lang])
    }

    // Usage errors and commands without data do not read the settings.
    private(set) lazy var locale: Locale = {
        // ASCII has no Japanese characters.
        if isASCII { return Language.english.locale }
        if let language { return language.locale }
        guard invocation.command?.isAboutData ?? false else {
            return Locale(appDependencies.localeClient)
        }
        return settings.language?.locale ?? Locale(appDependencies.localeClient)
    }()

    private(set) lazy var today = TodayService(appDependencies).today()

    var words: String { invocation.words.joined(separator: " ") }

    var isJSON: Bool { invocation.has(.json) }
    // A terminal whose character set is not UTF-8 gets ASCII.
    var isASCII: Bool {
        invocation.has(.ascii)
            || console.isOutputTerminal() && !appDependencies.localeClient.isUTF8()
    }
    // Colour needs a terminal and no NO_COLOR (also set by --no-color), unless --color says it.
    var isColored: Bool {
        let isWanted = invocation[.color] == "always" || invocation.command == .calc
        return mayColor && (isWanted || settings.isColorEnabled)
    }
    var mayColor: Bool {
        switch invocation[.color] {
        case "always": return true
        case "never": return false
        default: break
        }
        let processInfo = appDependencies.processInfoClient
        return (processInfo.environment("NO_COLOR") ?? "").isEmpty && console.isOutputTerminal()
            && !processInfo.isTerminalDumb
    }
    var growthReference: GrowthReference {
        SettingsService(appDependencies).growthReference(of: settings)
    }

    var scheme: Scheme { SettingsService(appDependencies).scheme(of: settings) }
    var units: UnitStyle { UnitStyle(settings) }
    var days: DayStyle { DayStyle(catalog: .commands, locale: locale) }
    var names: NameStyle { NameStyle(catalog: .commands, locale: locale) }

    var forms: CommandForms { CommandForms(context: self) }
    var history: HistoryReader { HistoryReader(context: self) }
    var intake: CommandIntake { CommandIntake(context: self) }
    var people: PersonFinder { PersonFinder(context: self) }
    var questions: CommandQuestions { CommandQuestions(context: self) }

    var syncRun: SyncRun {
        let isQuiet = isJSON || appDependencies.processInfoClient.isTerminalDumb
        return SyncRun(appDependencies, units.weight, isQuiet: isQuiet, string)
    }

    func string(_ key: LocalizedStringKey) -> String {
        StringCatalog.commands.string(key, locale: locale)
    }

    // Worded at the end: the settings, read later, may choose the language.
    func report(_ error: StorageError) {
        if !problems.contains(error) { problems.append(error) }
    }

    func report(_ errors: [StorageError]) {
        for error in errors { report(error) }
    }

    // The change that an undo or redo has made.
    var event: ChangeNotice.Event?

    // Data in the data folder was changed.
    var hasSaved = false

    // The user starts over without the earlier versions of people.json.
    var hasConfirmedLoss = false

    // Said on standard error after the answer.
    var remarks: [String] = []

    // A file outside the data folder was written.
    var hasWritten = false

    // A reading command lacked data. Writing commands succeed despite damage elsewhere.
    var isIncomplete: Bool {
        invocation.command?.isReading ?? false && !hasSaved && !problems.isEmpty
    }

    var messages: [String] {
        var messages = problems.flatMap {
            [string(hasSaved ? $0.labelBesideChange : $0.label)] + advice($0)
        }
        messages += remarks
        // JSON has weights in kilograms.
        if isUnitLost, !isJSON {
            let unit = string(settings.weightUnit.label)
            messages.append(
                string(
                    "settings.json does not say your unit. Assumed: \(unit). Choose it in the app: Settings"
                )
            )
        }
        guard let notice = appDependencies.appStateClient.withLock(\.notice).value else {
            return messages
        }
        if case .notUndoable(let reason) = notice.reason {
            messages.append(string(StorageError(file: notice.file, reason: reason).label))
        }
        return messages + [string(notice.label)]
    }

    // Advice when people.json is missing.
    func advice(_ error: StorageError) -> [String] {
        switch error.reason {
        case .missing(hasBackup: true):
            [
                string("Earlier versions are there: bmi-tui restore"),
                string("Or start over: bmi-tui people add NAME --height HEIGHT --yes"),
            ]
        case .missing: [string("Start over: bmi-tui people add NAME --height HEIGHT")]
        default: []
        }
    }

    func day(_ option: CommandOption) throws -> Day? {
        guard let text = invocation[option] else { return nil }
        do {
            return try day(text)
        } catch {
            throw CommandError.entry("--\(option.name)", error)
        }
    }

    func day(_ text: String) throws(EntryError) -> Day {
        try EntryService(appDependencies).day(
            text,
            today: today,
            language: SettingsService(appDependencies).language(of: settings)
        )
    }

    // One line, or one member of JSON.
    func answer(_ name: StaticString, _ value: String, _ line: String) -> Answer {
        isJSON ? JSONWriter.answer { $0.text(name, value) } : Answer(lines: [line])
    }

    func notice(_ event: ChangeNotice.Event) -> String {
        string(style(of: ChangeNotice(event, today: today)).label)
    }

    func style(of notice: ChangeNotice) -> NoticeStyle {
        NoticeStyle(dayStyle: days, nameStyle: names, unitStyle: units, notice: notice)
    }
}
