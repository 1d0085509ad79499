public import DataSource
public import Observation

@MainActor @Observable public final class Export: Composable {
    public let appDependencies: AppDependencies
    // Rendered by the user interface, because this layer has no texts.
    public typealias Page = @MainActor @Sendable (Report) -> [UInt8]

    var entryService: EntryService { EntryService(appDependencies) }
    var exportService: ExportService { ExportService(appDependencies) }
    var pathService: PathService { PathService(appDependencies) }
    var personService: PersonService { PersonService(appDependencies) }
    var reportService: ReportService { ReportService(appDependencies) }
    var settingsService: SettingsService { SettingsService(appDependencies) }
    var weighInService: WeighInService { WeighInService(appDependencies) }

    @ObservationIgnored var page: Page
    @ObservationIgnored var file: File?
    @ObservationIgnored var proposal: String

    public let entry: PathEntry
    public let settings: Settings
    public var kind: ExportKind
    public var people: [PersonSummary]
    public var peopleFailure: StorageError?
    public var hasNobody: Bool
    public var person: Person?
    // True after an attempt to save without a chosen person.
    public var isPersonMissing: Bool
    public var since: String
    public var sinceError: EntryError?
    public var until: String
    public var untilError: EntryError?
    public var isEmpty: Bool
    public var isPresentedReplace: Bool
    public var saved: Saved?
    public var attempt: Attempt
    public let action: (Action) async -> Void

    public init(
        _ appDependencies: AppDependencies,
        page: @escaping Page = { _ in [] },
        file: File? = nil,
        proposal: String = "",
        settings: Settings = Settings(),
        kind: ExportKind = .data(.csv),
        people: [PersonSummary] = [],
        peopleFailure: StorageError? = nil,
        hasNobody: Bool = false,
        person: Person? = nil,
        isPersonMissing: Bool = false,
        since: String = "",
        sinceError: EntryError? = nil,
        until: String = "",
        untilError: EntryError? = nil,
        isEmpty: Bool = false,
        isPresentedReplace: Bool = false,
        saved: Saved? = nil,
        attempt: Attempt = .idle,
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        self.appDependencies = appDependencies
        self.page = page
        self.file = file
        self.proposal = proposal
        entry = PathEntry(appDependencies)
        self.settings = settings
        self.kind = kind
        self.people = people
        self.peopleFailure = peopleFailure
        self.hasNobody = hasNobody
        self.person = person
        self.isPersonMissing = isPersonMissing
        self.since = since
        self.sinceError = sinceError
        self.until = until
        self.untilError = untilError
        self.isEmpty = isEmpty
        self.isPresentedReplace = isPresentedReplace
        self.saved = saved
        self.attempt = attempt
        self.action = action
    }

    public func reduce(_ action: Action) async {
        switch action {
        case .task(let page):
            self.page = page
            await loadPeople()

        case .personPickerSelected(let person):
            self.person = person
            (isPersonMissing, isEmpty) = (false, false)
            await propose()

        case .kindPickerSelected(let kind):
            self.kind = kind
            await propose()

        case .onChangeDays:
            (sinceError, untilError) = (nil, nil)
            isEmpty = false

        case .saveButtonTapped:
            await submit()

        case .contentResponse(let result):
            await receive(result)

        case .replaceConfirmButtonTapped:
            isPresentedReplace = false
            await save()

        case .replaceCancelButtonTapped:
            isPresentedReplace = false

        case .saveResponse(.success(let saved)):
            self.saved = saved

        case .saveResponse(.failure(let error)):
            attempt = Attempt(error)

        case .onDismissSaved:
            saved = nil

        case .attempt(let action):
            await reduceAttempt(action, \.attempt) { _ in
                attempt = .idle
                if peopleFailure == nil { await save() } else { await submit() }
            }
        }
    }

    public struct Saved: Hashable, Sendable {
        // The path is kept as the user typed it.
        public var path: String
        public var kind: ExportKind
        public var count: Int
        public var incompleteYears: [Int]
        // Measures for which the format has no column.
        public var lostMeasures: [Measure]

        public init(
            path: String,
            kind: ExportKind = .data(.csv),
            count: Int,
            incompleteYears: [Int] = [],
            lostMeasures: [Measure] = []
        ) {
            self.path = path
            self.kind = kind
            self.count = count
            self.incompleteYears = incompleteYears
            self.lostMeasures = lostMeasures
        }
    }

    public indirect enum Action: Sendable {
        case task(Page)
        case personPickerSelected(Person)
        case kindPickerSelected(ExportKind)
        case onChangeDays
        case saveButtonTapped
        case contentResponse(Result<Content, any Error>)
        case replaceConfirmButtonTapped
        case replaceCancelButtonTapped
        case saveResponse(Result<Saved, any Error>)
        case attempt(AttemptAction)
        case onDismissSaved
    }
}

extension Export {
    public var today: Day { now.day }

    // `nil` if the text is blank or no day.
    public var sinceDay: Day? { try? day(since) }

    public var untilDay: Day? { try? day(until) }

    // `nil` if a day is invalid or none is left; blank texts mean the first and the last day.
    func days() -> ClosedRange<Day>? {
        if let proposal = sinceError?.proposal { since = proposal }
        if let proposal = untilError?.proposal { until = proposal }
        (sinceError, untilError) = (nil, nil)
        let first = day(since, or: .first, &sinceError)
        let last = day(until, or: .last, &untilError)
        guard let first, let last else { return nil }
        guard first <= last else {
            isEmpty = true
            return nil
        }
        return first...last
    }

    private func day(_ text: String, or other: Day, _ failure: inout EntryError?) -> Day? {
        do throws(EntryError) {
            return try day(text) ?? other
        } catch {
            failure = error
            return nil
        }
    }

    private func day(_ text: String) throws(EntryError) -> Day? {
        guard !text.isBlank else { return nil }
        return try entryService.day(
            text,
            today: today,
            language: settingsService.language(of: settings)
        )
    }
}

extension Export {
    func loadPeople() async {
        let result = await workerClient.run { [personService] in
            Result { try personService.loadNames() }
        }
        switch result {
        case .success(let loaded):
            people = loaded.values
            peopleFailure = people.isEmpty ? loaded.problems.first : nil
        case .failure(let error):
            people = []
            peopleFailure = StorageError(error)
        }
        hasNobody = people.isEmpty && peopleFailure == nil
        let newest = people.first { $0.id == person?.id } ?? (people.count == 1 ? people[0] : nil)
        person = newest?.person
        // Up to today is the default.
        if until == today.description { until = "" }
        await propose()
    }

    // Keeps a path that the user has typed.
    func propose() async {
        guard entry.text.isEmpty || entry.text == proposal else { return }
        let name = (person?.name).map(Self.fileName) ?? ""
        let parts = [name.isEmpty ? "bmi-tui" : name, today.description]
        proposal = "~/\(parts.joined(separator: "-")).\(kind.fileExtension)"
        await entry.send(.onPropose(proposal))
    }

    private static let longestName = 40

    // Keeps only letters and digits: others may have a meaning in a shell or a path.
    private static func fileName(_ name: String) -> String {
        let letters = name.prefix(longestName).map { $0.isLetter || $0.isNumber ? $0 : "-" }
        return String(letters).split(separator: "-").joined(separator: "-")
    }
}

extension Export {
    public struct File: Sendable {
        var bytes: [UInt8]
        var path: String
        // Told when it is written.
        var saved: Saved
    }

    // Content to write; the page adds the texts of a report.
    public indirect enum Content: Sendable {
        case nothing
        case data(File, isThere: Bool)
        case report(Report, path: String, Saved, isThere: Bool)
    }

    func submit() async {
        saved = nil
        if peopleFailure != nil || hasNobody { await loadPeople() }
        isPersonMissing = person == nil
        guard let person else {
            attempt = peopleFailure.map(Attempt.failed) ?? .idle
            return
        }
        guard let days = days() else { return }
        let first = days.lowerBound
        let (kind, settings) = (kind, settings)
        let today = today
        let result = await answer(\.attempt) {
            [
                exportService, pathService, reportService, settingsService, weighInService,
                text = entry.text
            ] in
            Result { () throws -> Content in
                let path = try pathService.fileToWrite(text)
                let isThere = exportService.exists(path)
                let loaded = try weighInService.load(of: person)
                guard case .data(let format) = kind else {
                    let report = reportService.report(
                        of: loaded,
                        of: person,
                        settings,
                        since: first == .first ? nil : first,
                        until: days.upperBound == .last ? nil : days.upperBound,
                        today: today
                    )
                    guard let report else { return try Self.nothing(in: loaded, days) }
                    let saved = Saved(
                        path: text,
                        kind: kind,
                        count: report.entries.count,
                        incompleteYears: report.incompleteYears
                    )
                    return .report(report, path: path, saved, isThere: isThere)
                }
                let shown = loaded.values.filter { $0.day <= days.upperBound }
                let count = shown.count { first <= $0.day }
                guard count > 0 else { return try Self.nothing(in: loaded, days) }
                let bytes = exportService.bytes(
                    of: shown,
                    of: person,
                    as: format,
                    in: first ... .last,
                    unit: settings.weightUnit,
                    scheme: settingsService.scheme(of: settings),
                    reference: settingsService.growthReference(of: settings),
                    trend: settings.trend
                )
                let saved = Saved(
                    path: text,
                    kind: kind,
                    count: count,
                    incompleteYears: loaded.incompleteYears(since: first, until: days.upperBound),
                    lostMeasures: exportService.lostMeasures(
                        of: shown,
                        of: person,
                        as: format,
                        in: first ... .last
                    )
                )
                return .data(File(bytes: bytes, path: path, saved: saved), isThere: isThere)
            }
        }
        if let result { await send(.contentResponse(result)) }
    }

    func receive(_ result: Result<Content, any Error>) async {
        switch result {
        case .success(.nothing):
            isEmpty = true

        case .success(.data(let file, let isThere)):
            await save(file, isThere: isThere)

        case .success(.report(let report, let path, let saved, let isThere)):
            await save(File(bytes: page(report), path: path, saved: saved), isThere: isThere)

        case .failure(let error):
            if let fault = error as? PathFault {
                await entry.send(.onFail(fault))
            } else {
                attempt = Attempt(error)
            }
        }
    }

    func save() async {
        guard let file else { return }
        await run(\.attempt, Action.saveResponse) { [exportService] in
            try exportService.save(file.bytes, to: file.path)
            return file.saved
        }
    }

    // Throws if the days are unreadable, not empty.
    private nonisolated static func nothing(
        in loaded: Loaded<WeighIn>,
        _ days: ClosedRange<Day>
    ) throws -> Content {
        let years = loaded.incompleteYears(since: days.lowerBound, until: days.upperBound)
        if let problem = loaded.problems.first(where: {
            $0.historyYear.map(years.contains) ?? false
        }) {
            throw problem
        }
        return .nothing
    }

    private func save(_ file: File, isThere: Bool) async {
        self.file = file
        isPresentedReplace = isThere
        if !isThere { await save() }
    }
}
