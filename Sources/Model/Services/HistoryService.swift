import DataSource
import Essentials

struct HistoryService: Sendable {
    private let dateClient: DateClient
    private let dayService: DayService
    private let localTimeClient: LocalTimeClient
    private let unitService: UnitService

    init(_ appDependencies: AppDependencies) {
        dateClient = appDependencies.dateClient
        dayService = DayService(appDependencies)
        localTimeClient = appDependencies.localTimeClient
        unitService = UnitService(appDependencies)
    }

    // Then all numbers of the column leave room for them.
    func hasHundredths(_ entries: [HistoryEntry], _ unit: WeightUnit) -> Bool {
        entries.contains { unitService.hasHundredths($0.weighIn.weight, unit) }
    }

    func index(
        of entries: [HistoryEntry],
        weekdays: [Weekday: String],
        unit: WeightUnit
    ) -> HistoryIndex {
        HistoryIndex(entries, weekdays: weekdays) { unitService.text($0, unit) }
    }

    func places(
        of query: String,
        in index: HistoryIndex,
        language: Language
    ) -> [Int32]? {
        let wanted = query.trimmed.lowercased()
        guard !wanted.isEmpty else { return nil }
        let today = localTimeClient.localTime(dateClient.now()).day
        let month = DayWords.month(query.normalized)
        let hasWord = wanted.contains(where: \.isLetter)
        let day = hasWord ? try? dayService.day(query, today: today, language: language) : nil
        return index.places(of: wanted) { $0 == day || $0.month == month }
    }

    func rows(
        of entries: [HistoryEntry],
        at found: [Int32]?,
        order: HistoryOrder?
    ) -> HistoryRows {
        // The entries come from the newest to the oldest.
        guard let order, order != .newestFirst else { return HistoryRows(entries, at: found) }
        var places = found ?? entries.indices.map { Int32($0) }
        if order.column == .day {
            places.reverse()
        } else {
            places.sort {
                switch order.compare(entries[Int($0)], entries[Int($1)]) {
                case .orderedAscending: true
                case .orderedDescending: false
                case .orderedSame: $0 < $1
                }
            }
        }
        return HistoryRows(entries, at: places)
    }

    func nearest(to day: Day, in rows: HistoryRows) -> HistoryEntry? {
        rows.min {
            abs($0.weighIn.day.distance(to: day)) < abs($1.weighIn.day.distance(to: day))
        }
    }
}
