import DataSource

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

struct HistoryService: Sendable {
    private let unitService: UnitService

    init(_ appDependencies: AppDependencies) {
        unitService = UnitService(appDependencies)
    }

    // Then all numbers of the column leave room for them.
    func hasHundredths(_ entries: [HistoryEntry], _ unit: WeightUnit) -> Bool {
        entries.contains { unitService.hasHundredths($0.weighIn.weight, unit) }
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
