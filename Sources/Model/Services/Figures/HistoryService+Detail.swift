import DataSource

extension HistoryService {
    private static let daysAround = 45

    // `entries` are from newest to oldest.
    func detail(
        of entry: HistoryEntry,
        in entries: [HistoryEntry],
        person: Person,
        scheme: Scheme,
        reference: GrowthReference
    ) -> HistoryDetail? {
        guard let newest = entries.first, let oldest = entries.last else { return nil }
        let day = entry.weighIn.day
        let end = min(day.advanced(by: Self.daysAround), newest.weighIn.day)
        let start = max(end.advanced(by: -2 * Self.daysAround), oldest.weighIn.day)
        let days = min(start, end.advanced(by: -ChartService.shortest))...end
        let places = places(of: days, in: entries)
        let points = points(of: entries[places])
        return HistoryDetail(
            entry: entry,
            previous: previous(of: entry, in: entries),
            assessment: categoryService.assess(entry.weighIn, of: person, scheme, reference),
            measures: waistService.readings(in: [entry.weighIn], of: person),
            month: month(of: day, in: entries),
            days: days,
            points: points,
            lead: neighbour(entries[places.upperBound...].first, of: points.first),
            trail: neighbour(entries[..<places.lowerBound].last, of: points.last)
        )
    }

    private func previous(of entry: HistoryEntry, in entries: [HistoryEntry]) -> WeighIn? {
        entries[place(ofFirstUpTo: entry.weighIn.day, in: entries)...]
            .drop { $0.id != entry.id }
            .dropFirst().first?.weighIn
    }

    private func neighbour(_ entry: HistoryEntry?, of point: TrendPoint?) -> TrendPoint? {
        guard let entry, let point,
            abs(entry.weighIn.day.distance(to: point.day)) <= ChartService.longestGap
        else { return nil }
        return TrendPoint(
            day: entry.weighIn.day,
            weight: entry.weighIn.weight,
            trend: entry.trend
        )
    }

    private func month(of day: Day, in entries: [HistoryEntry]) -> Statistics {
        let firstDay = day.advanced(by: 1 - day.day)
        let places = places(of: firstDay...lastDay(ofMonthFrom: firstDay), in: entries)
        let settled = entries[places].filter { !$0.isSlip }
        let weights = (settled.isEmpty ? Array(entries[places]) : settled).map(\.weighIn.weight)
        let trend = entries[places].first?.trend ?? 0
        let before = entries[places.upperBound...].first ?? entries[places].last
        return Statistics(
            firstDay: firstDay,
            mean: weights.reduce(0, +) / Double(max(1, weights.count)),
            minimum: weights.min() ?? 0,
            maximum: weights.max() ?? 0,
            change: trend - (before?.trend ?? trend),
            readings: places.count,
            leftOut: places.count - settled.count,
            isFirst: places.count == 1 && entries[places.upperBound...].isEmpty
        )
    }

    private func lastDay(ofMonthFrom firstDay: Day) -> Day {
        let next = firstDay.advanced(by: 31)
        return next.advanced(by: -next.day)
    }

    // Daily means, from oldest to newest; `entries` are from newest to oldest.
    private func points(of entries: ArraySlice<HistoryEntry>) -> [TrendPoint] {
        var points = [TrendPoint]()
        var rest = entries
        while let first = rest.first {
            let ofDay = rest.prefix { $0.weighIn.day == first.weighIn.day }
            let sum = ofDay.reduce(0) { $0 + $1.weighIn.weight }
            points.append(
                TrendPoint(
                    day: first.weighIn.day,
                    weight: sum / Double(ofDay.count),
                    trend: first.trend
                )
            )
            rest = rest.dropFirst(ofDay.count)
        }
        return points.reversed()
    }

    private func places(of days: ClosedRange<Day>, in entries: [HistoryEntry]) -> Range<Int> {
        place(
            ofFirstUpTo: days.upperBound,
            in: entries
        )..<place(ofFirstUpTo: days.lowerBound.advanced(by: -1), in: entries)
    }

    func place(ofFirstUpTo day: Day, in entries: [HistoryEntry]) -> Int {
        var (lower, upper) = (0, entries.count)
        while lower < upper {
            let middle = (lower + upper) / 2
            if entries[middle].weighIn.day > day { lower = middle + 1 } else { upper = middle }
        }
        return lower
    }
}
