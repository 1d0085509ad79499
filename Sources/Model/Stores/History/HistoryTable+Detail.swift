public import DataSource

extension HistoryTable {
    public var markedEntry: HistoryEntry? {
        position.flatMap { rows.indices.contains($0) ? rows[$0] : nil } ?? rows.first
    }

    // True if headings name the month and year of the days below them.
    public var isInMonths: Bool { !shownMonths.isEmpty }

    // Reference of the percentiles, if the newest weigh-in has one.
    public var growthStandard: GrowthStandard? { entries.first.flatMap(growth)?.standard }

    public func growth(of entry: HistoryEntry) -> GrowthAssessment? {
        GrowthService(appDependencies).assess(
            weight: entry.weighIn.weight,
            height: entry.weighIn.height,
            of: person,
            on: entry.weighIn.day,
            reference: reference
        )
    }

    // Details of the selected weigh-in, shown if there is room beside the list.
    public var markedDetail: HistoryDetail? {
        markedEntry.flatMap {
            historyService.detail(
                of: $0,
                in: entries,
                person: person,
                scheme: scheme,
                reference: reference
            )
        }
    }
}
