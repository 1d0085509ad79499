import CursesCore
import DataSource
import Model
import SharedInterface

// Shared by all commands: invocation, console, locale and settings.
final class CommandContext {
    let appDependencies: AppDependencies
    let invocation: Invocation
    let console: Console
    // Chosen by an option.
    var measure = TrendMeasure.weight
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
            settings = try SettingsService(appDependencies).load()
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
    // Colour needs a terminal and no NO_COLOR (also set by --no-color).
    var isColored: Bool {
        let processInfo = appDependencies.processInfoClient
        return (processInfo.environment("NO_COLOR") ?? "").isEmpty && console.isOutputTerminal()
            && !processInfo.isTerminalDumb
            && (invocation.command == .calc || settings.isColorEnabled)
    }
    var growthReference: GrowthReference {
        SettingsService(appDependencies).growthReference(of: settings)
    }

    var scheme: Scheme { SettingsService(appDependencies).scheme(of: settings) }
    var units: UnitStyle { UnitStyle(settings) }
    var days: DayStyle { DayStyle(catalog: .commands, locale: locale) }
    var names: NameStyle { NameStyle(catalog: .commands, locale: locale) }

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

    // Data in the data folder was changed.
    var hasSaved = false

    // The user starts over without the earlier versions of people.json.
    var hasConfirmedLoss = false

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
        // JSON has weights in kilograms.
        if isUnitLost, !isJSON {
            let unit = string(settings.weightUnit.label)
            messages.append(string("settings.json does not say your unit. Assumed: \(unit)"))
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

    var nothingInThisPeriod: CommandError {
        .notDone(string("No weigh-ins in this period"), isNothing: true)
    }

    func filterDays() throws -> (since: Day?, until: Day?) {
        let (since, until) = (try filterDay(.since), try filterDay(.until))
        if let since, let until, until < since { throw CommandError.usage(.sinceAfterUntil) }
        return (since, until)
    }

    // A future day means the end of the history.
    func filterDay(_ option: CommandOption) throws -> Day? {
        do {
            return try day(option)
        } catch CommandError.entry(_, .inTheFuture) {
            return .last
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
}
