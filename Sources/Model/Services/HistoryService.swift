import DataSource
import Essentials

struct HistoryService: Sendable {
    private let appDependencies: AppDependencies
    let categoryService: CategoryService
    private let dayService: DayService
    private let entryService: EntryService
    private let unitService: UnitService
    let waistService: WaistService

    init(_ appDependencies: AppDependencies) {
        self.appDependencies = appDependencies
        categoryService = CategoryService(appDependencies)
        dayService = DayService(appDependencies)
        entryService = EntryService(appDependencies)
        unitService = UnitService(appDependencies)
        waistService = WaistService(appDependencies)
    }

    func summary(
        of entries: [HistoryEntry],
        _ person: Person,
        _ settings: Settings
    ) -> HistorySummary {
        HistorySummary(
            months: months(of: entries),
            longestNote: longestNote(of: entries),
            digits: digits(of: entries, settings.weightUnit),
            measures: entries.used(of: person.measures) { $0.weighIn.measures }
        )
    }

    func digits(of entries: [HistoryEntry], _ unit: WeightUnit) -> Int {
        unitService.digits(of: entries.lazy.map { $0.weighIn.weight }, unit)
    }

    // `entries` are from newest to oldest.
    func months(of entries: [HistoryEntry]) -> [HistoryMonth] {
        var months = [HistoryMonth]()
        var start = 0
        while start < entries.count {
            let day = entries[start].weighIn.day
            let firstDay = day.advanced(by: 1 - day.day)
            let end = entries[start...].firstIndex { $0.weighIn.day < firstDay } ?? entries.count
            months.append(
                HistoryMonth(
                    firstDay: firstDay,
                    start: start,
                    count: end - start,
                    mean: mean(of: entries[start..<end])
                )
            )
            start = end
        }
        return months
    }

    func longestNote(of entries: [HistoryEntry]) -> Int {
        entries.reduce(0) { max($0, $1.weighIn.note.utf8.count) }
    }

    // Searches outwards from the old position, because the selection rarely moves far.
    func position(of id: WeighIn.ID?, in rows: HistoryRows, near old: Int) -> Int? {
        guard let id, !rows.isEmpty else { return rows.isEmpty ? nil : 0 }
        let start = min(max(0, old), rows.count - 1)
        for distance in 0..<max(rows.count - start, start + 1) {
            if start + distance < rows.count, rows[start + distance].id == id {
                return start + distance
            }
            if start >= distance, rows[start - distance].id == id { return start - distance }
        }
        return 0
    }

    func isWeighed(_ day: Day, in entries: [HistoryEntry]) -> Bool {
        let place = place(ofFirstUpTo: day, in: entries)
        return place < entries.count && entries[place].weighIn.day == day
    }

    func index(
        of entries: [HistoryEntry],
        _ weekdays: [Weekday: String],
        _ settings: Settings,
        _ table: [Measure] = Measure.builtIn
    ) -> HistoryIndex {
        HistoryIndex(entries, weekdays: weekdays) {
            unitService.text($0, settings.weightUnit)
        } measures: { measures in
            unitService.texts(of: measures, in: table, settings.heightUnit)
                .map { "\($0) " }.joined()
        }
    }

    func places(
        of query: String,
        in index: HistoryIndex,
        unit: WeightUnit,
        language: Language
    ) -> [Int32]? {
        let wanted = query.trimmed.lowercased()
        guard !wanted.isEmpty else { return nil }
        let today = appDependencies.now.day
        let month = ParsedMonth(query.normalized.withPlainDashes)
        let isWritten = wanted.contains { $0.isLetter || $0 == "/" }
        let day = isWritten ? try? dayService.day(query, today: today, language: language) : nil
        let filter = WeightFilter(query, unit, entryService)
        return index.places(of: wanted) { otherDay, weight in
            otherDay == day || month?.includes(otherDay) ?? false
                || filter?.isFound(weight) ?? false
        }
    }

    func rows(
        of entries: [HistoryEntry],
        at found: [Int32]?,
        order: HistoryOrder?
    ) -> HistoryRows {
        // `entries` already have this order.
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

    // Without slips; `nil` if there is no other weigh-in.
    func mean(of entries: some Sequence<HistoryEntry>) -> Double? {
        var (sum, count) = (0.0, 0)
        for entry in entries where !entry.isSlip {
            sum += entry.weighIn.weight
            count += 1
        }
        return count > 0 ? sum / Double(count) : nil
    }

    func nearest(to day: Day, in rows: HistoryRows) -> HistoryEntry? {
        rows.min {
            abs($0.weighIn.day.distance(to: day)) < abs($1.weighIn.day.distance(to: day))
        }
    }
}

extension HistoryService {
    // Makes the content of weigh-ins, with the newest details and settings.
    func content(
        of recent: RecentWeighIns,
        _ person: Person,
        _ settings: Settings
    ) -> HistoryContent {
        let personService = PersonService(appDependencies)
        let settingsService = SettingsService(appDependencies)
        let settings = settingsService.newest(settings)
        let weighIns = recent.weighIns.values
        let entries = WeighInService(appDependencies).entries(
            of: weighIns,
            points: TrendService(appDependencies).trend(of: weighIns, as: settings.trend),
            scheme: settingsService.scheme(of: settings),
            adultDay: AgeService(appDependencies).adultDay(of: person)
        )
        let person = personService.newest(person)
        return HistoryContent(
            person: person,
            distinction: (try? personService.loadDistinction(of: person)) ?? nil,
            settings: settings,
            weighIns: recent,
            entries: entries,
            summary: summary(of: entries, person, settings)
        )
    }

    func growth(
        of weighIn: WeighIn,
        _ person: Person,
        _ reference: GrowthReference
    ) -> GrowthAssessment? {
        GrowthService(appDependencies).assess(
            weight: weighIn.weight,
            height: weighIn.height,
            of: person,
            on: weighIn.day,
            reference: reference
        )
    }
}

extension HistoryService {
    private static let daysAround = 45

    // `entries` are from newest to oldest.
    func detail(
        of entry: HistoryEntry,
        in entries: [HistoryEntry],
        _ person: Person,
        _ scheme: Scheme,
        _ reference: GrowthReference
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
