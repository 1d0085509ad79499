public import DataSource

extension HistoryTable {
    public var markedEntry: HistoryEntry? {
        position.flatMap { rows.indices.contains($0) ? rows[$0] : nil } ?? rows.first
    }

    // True if headings name the month and year of the days below them.
    public var isInMonths: Bool { !shownMonths.isEmpty }

    // True while the person is under 20 and has what a percentile needs.
    public var hasPercentiles: Bool {
        guard person.sex != nil, let newest = entries.first?.weighIn.day else { return false }
        return AgeService(appDependencies).ageUnderTwenty(of: person, on: newest) != nil
    }

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
