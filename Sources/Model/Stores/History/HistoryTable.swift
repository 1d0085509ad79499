public import DataSource
public import Observation

// Search, order and selection of the listed weigh-ins.
@MainActor @Observable public final class HistoryTable: Composable {
    public let appDependencies: AppDependencies
    let historyService: HistoryService
    private let settingsService: SettingsService

    @ObservationIgnored private var index: HistoryIndex?
    @ObservationIgnored var weekdays: [Weekday: String]

    var person: Person
    public var settings: Settings
    public var entries: [HistoryEntry]
    public var summary: HistorySummary
    public var rows: HistoryRows
    // Mean weight of the rows found by a search.
    public internal(set) var foundMean: Double?
    // Months are shown only while all weigh-ins are listed, newest first.
    @ObservationIgnored private(set) var shownMonths: [HistoryMonth]
    public var query: String
    public var order: [HistoryOrder]
    public var selection: WeighIn.ID?
    // Index of the selected row.
    public var position: Int?
    public var jump: HistoryJump?
    public var notice: JumpNotice?
    public let action: (Action) async -> Void

    public init(
        _ appDependencies: AppDependencies,
        weekdays: [Weekday: String] = [:],
        person: Person = .empty,
        settings: Settings = Settings(),
        entries: [HistoryEntry] = [],
        summary: HistorySummary? = nil,
        rows: HistoryRows? = nil,
        foundMean: Double? = nil,
        query: String = "",
        order: [HistoryOrder] = [.newestFirst],
        selection: WeighIn.ID? = nil,
        position: Int? = nil,
        jump: HistoryJump? = nil,
        notice: JumpNotice? = nil,
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        self.appDependencies = appDependencies
        historyService = HistoryService(appDependencies)
        settingsService = SettingsService(appDependencies)
        self.weekdays = weekdays
        self.person = person
        self.settings = settings
        self.entries = entries
        self.summary = summary ?? historyService.summary(of: entries, person, settings)
        let rows = rows ?? HistoryRows(entries)
        self.rows = rows
        self.foundMean = foundMean
        shownMonths = []
        self.position = position ?? historyService.position(of: selection, in: rows, near: 0)
        self.query = query
        self.order = order
        self.selection = selection
        self.jump = jump
        self.notice = notice
        self.action = action
        shownMonths = isInOrder ? self.summary.months : []
    }

    public var weightUnit: WeightUnit { settings.weightUnit }
    public var heightUnit: HeightUnit { settings.heightUnit }
    public var scheme: Scheme { settingsService.scheme(of: settings) }
    var language: Language { settingsService.language(of: settings) }
    var reference: GrowthReference { settingsService.growthReference(of: settings) }

    public var lines: HistoryLines { HistoryLines(rows, months: shownMonths) }

    public func reduce(_ action: Action) async {
        switch action {
        case .task(let weekdays): self.weekdays = weekdays

        case .onChangeData(let content):
            entries = content.entries
            person = content.person
            settings = content.settings
            summary = content.summary
            index = nil
            arrange()

        case .onChangeQuery:
            arrange()
            // Found rows are read from the top.
            if !query.isBlank, let first = rows.first { mark(first.id) }

        case .onChangeOrder(let order):
            self.order = order
            arrange()

        case .onChangeSelection(let id): mark(id)
        case .onDismissNotice: notice = nil

        case .jumpButtonTapped:
            notice = rows.isEmpty ? .nothing : nil
            jump = markedEntry.map { makeJump($0) }

        case .jump(.dayResponse(let day)):
            jump = nil
            guard let entry = historyService.nearest(to: day, in: rows) else { break }
            mark(entry.id)
            if entry.weighIn.day != day { notice = .nearest(entry.weighIn.day, to: day) }

        case .jump(.firstRowResponse):
            jump = nil
            selection = rows.first?.id

        case .jump(.cancelButtonTapped): jump = nil
        case .jump, .entryButtonTapped, .deleteButtonTapped: break
        }
    }

    private func arrange() {
        let found = found()
        rows = historyService.rows(of: entries, at: found, order: order.first)
        foundMean = found == nil ? nil : historyService.mean(of: rows)
        shownMonths = isInOrder ? summary.months : []
        findMark()
    }

    // Builds the index lazily, on the first search.
    private func found() -> [Int32]? {
        guard !query.isBlank else { return nil }
        let index =
            index ?? historyService.index(of: entries, weekdays, settings, summary.measures)
        self.index = index
        return historyService.places(of: query, in: index, unit: weightUnit, language: language)
    }
}

extension HistoryTable {
    public indirect enum Action: Sendable {
        case task(weekdays: [Weekday: String])
        case onChangeData(HistoryContent)
        case onChangeQuery
        case onChangeOrder([HistoryOrder])
        case onChangeSelection(WeighIn.ID?)
        case onDismissNotice
        case entryButtonTapped(HistoryEntry)
        case deleteButtonTapped(HistoryEntry)
        case jumpButtonTapped
        case jump(HistoryJump.Action)
    }
}

extension HistoryTable {
    public var markedEntry: HistoryEntry? {
        position.flatMap { rows.indices.contains($0) ? rows[$0] : nil } ?? rows.first
    }

    // True if headings name the month and year of the days below them.
    public var isInMonths: Bool { !shownMonths.isEmpty }

    // Reference of the percentiles, if the newest weigh-in has one.
    public var growthStandard: GrowthStandard? { entries.first.flatMap(growth)?.standard }

    public func growth(of entry: HistoryEntry) -> GrowthAssessment? {
        historyService.growth(of: entry.weighIn, person, reference)
    }

    // Details of the selected weigh-in, shown if there is room beside the list.
    public var markedDetail: HistoryDetail? {
        markedEntry.flatMap {
            historyService.detail(of: $0, in: entries, person, scheme, reference)
        }
    }
}

extension HistoryTable {
    // Text to underline in the rows.
    public var marks: [String] { [query.searched].compactMap(\.self) }

    public func isWeighed(_ day: Day) -> Bool { historyService.isWeighed(day, in: entries) }

    var isInOrder: Bool { query.isBlank && order == [.newestFirst] }

    func mark(_ id: WeighIn.ID?) {
        selection = id
        findMark()
    }

    func findMark() {
        position = historyService.position(of: selection, in: rows, near: position ?? 0)
    }

    func makeJump(_ entry: HistoryEntry) -> HistoryJump {
        HistoryJump(appDependencies, day: entry.weighIn.day, language: language) { [weak self] in
            await self?.send(.jump($0))
        }
    }
}
