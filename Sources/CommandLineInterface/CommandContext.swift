import CursesCore
import DataSource
import Essentials
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

    // Takes in arrivals, which count for every command.
    func takeIn() {
        do throws(StorageError) {
            let outcome = try takenIn()
            guard !isJSON else { return }
            remarks += news(outcome)
        } catch {
            // The answer is complete without the arrivals.
            appDependencies.appStateClient.send(\.notice, error)
        }
    }

    func takenIn(isAgain: Bool = false) throws(StorageError) -> IntakeOutcome {
        let service = IntakeService(appDependencies)
        let outcome = try service.take(isAgain: isAgain)
        for rest in outcome.rests {
            let texts = rest.faults.mapValues { string($0.label(units)) }
            if let notice = try service.leave(rest, texts) {
                appDependencies.appStateClient.send(\.notice, notice)
            }
        }
        return outcome
    }

    // One line for many notices, of which `watch` has all.
    func news(_ outcome: IntakeOutcome) -> [String] {
        let isWhole = invocation.command == .watch
        let notices = isWhole ? outcome.notices : [outcome.notice].compactMap(\.self)
        return (outcome.count > 0 ? [cameIn(outcome.count)] : []) + outcome.arrivals.map(waits)
            + notices.map { string($0.label) }
    }

    func waits(_ arrival: Arrival) -> String {
        let folder = arrival.folder.shellQuoted
        return string("\(arrival.file.path) waits for a yes: bmi-tui watch \(folder)")
    }

    func cameIn(_ count: Int) -> String {
        string(
            count == 1
                ? "1 weigh-in came in by itself" : "\(count) weigh-ins came in by themselves"
        )
    }

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

extension CommandContext {
    // Asks on standard error. Throws `error` if no user can answer, `refused` if the answer is no.
    func confirm(_ question: String, orElse error: CommandError) throws {
        if invocation.has(.yes) { return }
        guard let answer = answer(question) else { throw error }
        guard answer else { throw CommandError.refused("Nothing was changed.") }
    }

    // `nil` if no user can answer.
    func answer(_ question: String) -> Bool? {
        ask("\(question) [y/N]").map { ["y", "yes", "はい"].contains($0) }
    }

    // Returns the typed answer in lower case; `nil` if no user can answer.
    func ask(_ question: String) -> String? {
        guard isAnswered else { return nil }
        _ = console.writeError(Array(PlainText([question]).bytes.dropLast()) + [0x20])
        let answer = (isPiped ? console.readTerminalLine() : console.readLine()) ?? ""
        return answer.filter { !$0.isWhitespace }.lowercased()
    }

    // Refuses the data folder, where the program would read the file as data.
    func confirmReplacing(_ path: String, isThere: Bool) throws {
        guard !StorageService(appDependencies).holds(path) else {
            throw CommandError.ownFolder(path)
        }
        guard isThere else { return }
        try confirm(string("\(path) already exists. Replace it?"), orElse: .exists(path))
    }

    // People with the same name are hard to tell apart later.
    func confirmNamesake(_ name: String, besides person: Person? = nil) throws {
        let others = try person == nil ? othersOfNewPerson() : people()
        let namesakes = ReferenceService(appDependencies).people(named: name, among: others)
        guard namesakes.contains(where: { $0.id != person?.id }) else { return }
        let name = names.name(name)
        try confirm(string("\(name) already exists. Add another?"), orElse: .namesake(name))
    }

    func confirmFinal(_ error: StorageError) throws {
        if invocation.has(.yes) {
            report([error, StorageError(file: error.file, reason: .notUndoable(error.reason))])
        }
        let question = string("This could not be undone.")
        try confirm(question, orElse: .final(error))
    }

    // With `import -`, standard input is the file, so the answer comes from the terminal.
    private var isPiped: Bool {
        invocation.command == .import && invocation.words.contains("-")
    }

    // False if no user can answer, or need not.
    var isAnswered: Bool {
        guard !invocation.has(.yes) else { return false }
        return isPiped ? console.isErrorTerminal() : console.isInputTerminal()
    }
}

extension CommandContext {
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

extension CommandContext {
    func people() throws -> [PersonSummary] {
        let loaded = try PersonService(appDependencies).loadNames()
        if loaded.values.isEmpty, let problem = loaded.problems.first {
            throw CommandError.storage(problem)
        }
        report(loaded.problems)
        return loaded.values
    }

    // The other people for a new person; none if people.json is lost and the user starts over.
    func othersOfNewPerson() throws -> [PersonSummary] {
        let problems = try PersonService(appDependencies).loadNames().problems
        guard let loss = problems.first(where: \.isLoss) else { return try people() }
        if loss.isDamage, !hasConfirmedLoss {
            let sentence = string("Earlier versions are there: bmi-tui restore")
            let question = string("Start over?")
            try confirm("\(sentence). \(question)", orElse: .storage(loss))
            hasConfirmedLoss = true
        }
        return []
    }

    var personName: String? {
        let usual = appDependencies.processInfoClient.environment(.personVariable) ?? ""
        return invocation[.person] ?? (usual.isEmpty ? nil : usual)
    }

    // The person named with --person, by the environment or by the settings, or the only person.
    func person() throws -> PersonSummary {
        let people = try people()
        guard !people.isEmpty else { throw CommandError.noPeople }
        if let personName {
            return try person(named: personName, among: people, isBeginning: true)
        }
        guard let person = people.count == 1 ? people[0] : usualPerson else {
            throw CommandError.whichPerson(people.map(names.title))
        }
        return person
    }

    var usualPerson: PersonSummary? {
        (try? people())?.first { $0.id == settings.defaultPerson }
    }

    // `isBeginning` allows the first letters of a name, where a mistake is seen at once.
    func person(
        named name: String,
        among people: [PersonSummary],
        isBeginning: Bool = false
    ) throws -> PersonSummary {
        let service = ReferenceService(appDependencies)
        let found =
            isBeginning
            ? service.people(meantBy: name, among: people)
            : service.people(named: name, among: people)
        guard let first = found.first else {
            throw CommandError.nobody(name, nearest: service.nearest(to: name, among: people))
        }
        guard found.count == 1 else {
            throw CommandError.severalPeople(name, titles: found.map(title))
        }
        return first
    }

    // The identifier tells namesakes apart and is accepted by --person.
    private func title(_ summary: PersonSummary) -> String {
        "\(names.title(summary)): \(summary.id.text)"
    }
}

extension CommandContext {
    // Errors are refused; warnings and irreversible changes are confirmed. Returns what was saved.
    func save<Store: EditingStore, Saved>(
        _ store: Store,
        _ form: (FormAction<Store.Field>) -> Store.Action,
        besides warnings: [EntryWarning] = [],
        label: (Store.Field) -> LocalizedStringKey,
        saved: () -> Saved?
    ) throws -> Saved {
        try checkFolder()
        try askAbout(warnings)
        send([form(.saveButtonTapped)], to: store)
        try refuse(store, label)
        if store.form.isPresentedWarnings {
            try refuseChanges(in: store.form.warnings)
            try askAbout(store.form.warnings.filter { !warnings.contains($0) })
            try checkFolder()
            send([form(.warningConfirmButtonTapped)], to: store)
        }
        try settle(store, \.attempt) { form(.attempt($0)) }
        guard let saved = saved() else { throw Self.changedMeanwhile }
        hasSaved = true
        return saved
    }

    // Throws the failure of an attempt; an irreversible change is confirmed first.
    func settle<Store: Composable>(
        _ store: Store,
        _ attempt: KeyPath<Store, Attempt>,
        _ action: (AttemptAction) -> Store.Action
    ) throws {
        if let change = store[keyPath: attempt].irreversibleChange {
            try confirmFinal(change.reason)
            send([action(.confirmButtonTapped)], to: store)
        }
        // An uncertain change is saved, but may be lost in a power failure.
        if let failure = store[keyPath: attempt].failure { throw CommandError.storage(failure) }
        guard store[keyPath: attempt] == .idle else { throw Self.changedMeanwhile }
    }

    private static let changedMeanwhile = CommandError.refused(
        "The data has changed meanwhile. Nothing was saved."
    )

    // Refuses to overwrite or restore a record that changed while the command ran, also with
    // `--yes`: the user has not seen the change.
    private func refuseChanges(in warnings: [EntryWarning]) throws {
        for warning in warnings {
            switch warning {
            case .changedElsewhere, .wouldBeNew: throw Self.changedMeanwhile
            default: continue
            }
        }
    }

    func send<Store: Composable>(_ actions: [Store.Action], to store: Store) {
        finish { for action in actions { await store.send(action) } }
    }

    func askAbout(_ warnings: [EntryWarning]) throws {
        let warnings = warnings.filter { !(hasConfirmedLoss && $0.isOfLoss) }
        guard !warnings.isEmpty else { return }
        let sentences = warnings.map { string($0.label(units, string)) } + [string("Save anyway")]
        try confirm("\(sentences.joined(separator: " "))?", orElse: .warnings(warnings))
    }

    // A weight without a unit is refused while the unit is assumed.
    func checkUnit(of weight: String?) throws {
        guard isUnitLost, let weight, !weight.isBlank, !EntryService.namesUnit(weight) else {
            return
        }
        isUnitLost = false
        throw CommandError.needs(
            "settings.json does not say your unit. Say it with the weight: 72.4kg"
        )
    }

    // The app asks before it writes into a folder with other files; a command refuses.
    func checkFolder() throws {
        guard let folder = StorageService(appDependencies).foreignFolder() else { return }
        throw CommandError.foreignFolder(folder)
    }

    func refuse<Store: EditingStore>(
        _ store: Store,
        _ label: (Store.Field) -> LocalizedStringKey
    ) throws {
        for field in store.allFields {
            guard let error = store.form.errors[field] else { continue }
            throw CommandError.entry(string(label(field)), error)
        }
    }
}

extension CommandContext {
    func weighIns(of person: Person) throws -> [WeighIn] {
        try loadWeighIns(of: person).values
    }

    func loadWeighIns(of person: Person) throws -> Loaded<WeighIn> {
        let loaded = try WeighInService(appDependencies).load(of: person)
        return Loaded(values: try values(of: loaded), problems: loaded.problems)
    }

    // Loads enough recent weigh-ins for the given day and its comparisons.
    func recentWeighIns(of person: Person, since day: Day? = nil) throws -> [WeighIn] {
        let service = WeighInService(appDependencies)
        let recent = try service.loadRecent(of: person, today: today, followsGoal: true)
        if let day, let first = recent.weighIns.values.first, day <= first.day {
            return try values(of: service.load(of: person, beside: recent))
        }
        return try values(of: recent.weighIns)
    }

    // Finds the measure of an option, by its word or by the name of one of the person's own.
    func chooseMeasure(of person: Person) throws {
        guard let word = invocation[.trendMeasure] else { return }
        let own = person.ownMeasures.first { $0.isNamed(word) }
            .map { TrendMeasure.measure(.own($0)) }
        guard let found = TrendMeasure(option: word) ?? own else {
            let names = TrendMeasure.ofOptions.map(\.option) + person.ownMeasures.map(\.name)
            throw CommandError.usage(.notAmong(word, option: "--measure", choices: names))
        }
        measure = found
    }

    // Replaces the weights by its values, for JSON in the stored unit.
    func values(of weighIns: [WeighIn], _ name: String) throws -> [WeighIn] {
        let unit = isJSON ? HeightUnit.centimetres : settings.heightUnit
        let values = weighIns.values(of: measure, unit: unit)
        guard !values.isEmpty else {
            guard measure != .weight else { throw CommandError.noWeighIns(name: name) }
            throw CommandError.notDone(
                string("No weigh-in of \(name) has this measure: \(string(measure.label))"),
                isNothing: true
            )
        }
        return values
    }

    func trend(of values: [WeighIn]) -> [TrendPoint] {
        TrendService(appDependencies).trend(
            of: values,
            as: settings.trend,
            hasSlips: measure.isOfWeights
        )
    }

    private func values(of loaded: Loaded<WeighIn>) throws -> [WeighIn] {
        // Beside a copy that cannot be read, the history itself may be empty.
        let problem = loaded.problems.first { $0.reason != .conflictCopy }
        if loaded.values.isEmpty, let problem {
            throw CommandError.storage(problem)
        }
        report(loaded.problems)
        return loaded.values
    }

    func weighIn(_ text: String, among weighIns: Loaded<WeighIn>) throws -> WeighIn {
        let found = try ReferenceService(appDependencies).weighIns(
            meantBy: text,
            among: weighIns,
            today: today,
            language: SettingsService(appDependencies).language(of: settings)
        )
        guard let first = found.first else { throw CommandError.noWeighIn(text) }
        guard found.count == 1 else {
            let lines = found.map {
                "\($0.id.shortText) \($0.day) \($0.time) \(units.weight.text($0.weight))"
            }
            throw CommandError.severalWeighIns(text, lines: lines)
        }
        return first
    }

    // Saves the goal history that the weigh-in extends, and that the answer says so.
    func keepGoal(_ overview: Overview, _ person: Person, _ told: Milestone?) {
        guard var goal = overview.goal?.goal else { return }
        if case .goalReached = told { goal.toldOn = goal.reachedOn }
        if goal != person.goal { try? PersonService(appDependencies).keep(goal, of: person) }
    }

    func overview(of weighIns: [WeighIn], _ person: Person) -> Overview {
        OverviewService(appDependencies).overview(
            of: weighIns,
            person: person,
            scheme: scheme,
            reference: growthReference,
            unit: settings.weightUnit,
            trend: settings.trend,
            today: today
        )
    }
}
