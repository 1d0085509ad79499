public import DataSource
public import Observation

// Which weigh-ins are listed, and in which order.
@MainActor @Observable public final class HistoryTable: Composable {
    private let historyService: HistoryService

    @ObservationIgnored private var index: HistoryIndex?
    @ObservationIgnored var weekdays: [Weekday: String]

    public var weightUnit: WeightUnit
    public var entries: [HistoryEntry] {
        didSet {
            index = nil
            arrange()
        }
    }
    public var rows: HistoryRows
    public var query: String { didSet { arrange() } }
    public var order: [HistoryOrder] { didSet { arrange() } }
    public var selection: WeighIn.ID?
    public var jump: HistoryJump?
    @ObservationIgnored public internal(set) var action: (Action) async -> Void

    public init(
        _ appDependencies: AppDependencies,
        weekdays: [Weekday: String] = [:],
        weightUnit: WeightUnit = .kilograms,
        entries: [HistoryEntry] = [],
        query: String = "",
        order: [HistoryOrder] = [.newestFirst],
        selection: WeighIn.ID? = nil,
        jump: HistoryJump? = nil,
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        historyService = HistoryService(appDependencies)
        self.weekdays = weekdays
        self.weightUnit = weightUnit
        self.entries = entries
        rows = HistoryRows(entries)
        self.query = query
        self.order = order
        self.selection = selection
        self.jump = jump
        self.action = action
    }

    public var markedEntry: HistoryEntry? {
        rows.first { $0.id == selection } ?? rows.first
    }

    public func reduce(_ action: Action) async {
        switch action {
        case .jumpButtonTapped(let appDependencies):
            jump = markedEntry.map { makeJump($0, appDependencies) }

        case .jump(.confirmButtonTapped):
            selection = jump.flatMap { historyService.nearest(to: $0.day, in: rows) }?.id
            jump = nil

        case .jump(.cancelButtonTapped):
            jump = nil

        case .entryButtonTapped, .deleteButtonTapped:
            break
        }
    }

    private func makeJump(
        _ entry: HistoryEntry,
        _ appDependencies: AppDependencies
    ) -> HistoryJump {
        HistoryJump(
            appDependencies,
            day: entry.weighIn.day,
            action: { [weak self] in await self?.send(.jump($0)) }
        )
    }

    private func arrange() {
        rows = historyService.rows(of: entries, at: found(), order: order.first)
    }

    // What can be searched is gathered when somebody searches.
    private func found() -> [Int32]? {
        guard !query.isEmpty else { return nil }
        let index = index ?? HistoryIndex(entries, weekdays: weekdays)
        self.index = index
        return index.places(of: query)
    }

    public enum Action: Sendable {
        case entryButtonTapped(HistoryEntry, AppDependencies)
        case deleteButtonTapped(HistoryEntry)
        case jumpButtonTapped(AppDependencies)
        case jump(HistoryJump.Action)
    }
}
