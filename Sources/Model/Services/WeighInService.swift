public import DataSource

public struct WeighInService: Sendable {
    // What the dashboard draws, and before it the days after which less than a millionth is left of
    // an older weight in the trend.
    static let trendDays = OverviewService.chartDays + 140

    private let bmiService: BMIService
    private let trendService: TrendService
    private let weighInRepository: WeighInRepository

    public init(_ appDependencies: AppDependencies) {
        bmiService = BMIService(appDependencies)
        trendService = TrendService(appDependencies)
        weighInRepository = WeighInRepository(
            appDependencies.userDefaultsClient,
            appDependencies.dateClient
        )
    }

    public func load(of person: Person) throws(StorageError) -> Loaded<WeighIn> {
        try weighInRepository.load(of: person.id)
    }

    // The newest years, back to a day from which on the trend is the same as with all of them.
    public func loadRecent(of person: Person) throws(StorageError) -> Loaded<WeighIn> {
        var recent = Loaded<WeighIn>.empty
        for year in try weighInRepository.years(of: person.id).reversed() {
            do throws(StorageError) {
                let loaded = try weighInRepository.load(of: person.id, in: year)
                recent.values = loaded.values + recent.values
                recent.problems += loaded.problems
            } catch {
                recent.problems.append(error)
            }
            if let first = recent.values.first, let last = recent.values.last,
                first.day.distance(to: last.day) >= Self.trendDays
            {
                break
            }
        }
        recent = recent.newestOfEach(\.id, \.changedAt)
        recent.values.sort()
        return recent
    }

    // Those before another that still shape the trend; they come in their order.
    func recent(_ weighIns: [WeighIn], before other: WeighIn) -> [WeighIn] {
        let first = other.day.advanced(by: -Self.trendDays)
        return weighIns.reversed()
            .prefix { $0.day >= first }
            .filter { $0.comes(before: other.id, enteredFor: other.moment) }
            .reversed()
    }

    public func save(
        _ weighIn: WeighIn,
        replacing old: WeighIn?,
        of person: Person,
        isFinal: Bool
    ) throws(StorageError) -> ChangeOutcome {
        if let old {
            return try weighInRepository.replace(
                old,
                with: weighIn,
                of: person.id,
                isFinal: isFinal
            )
        }
        try weighInRepository.save(weighIn, of: person.id)
        return .done
    }

    public func newest(_ weighIn: WeighIn, of person: Person) throws(StorageError) -> WeighIn? {
        try weighInRepository.newest(weighIn, of: person.id)
    }

    public func delete(
        _ weighIn: WeighIn,
        of person: Person,
        isFinal: Bool
    ) throws(StorageError) -> ChangeOutcome {
        try weighInRepository.delete(weighIn, of: person.id, isFinal: isFinal)
    }

    public func move(
        _ weighIn: WeighIn,
        from person: Person,
        to other: Person,
        isFinal: Bool
    ) throws(StorageError) -> ChangeOutcome {
        try weighInRepository.move(weighIn, from: person.id, to: other.id, isFinal: isFinal)
    }

    public func entries(of weighIns: [WeighIn], points: [TrendPoint]) -> [HistoryEntry] {
        var points = points[...]
        var previous: WeighIn?
        return weighIns.map { weighIn in
            defer { previous = weighIn }
            while let point = points.first, point.day < weighIn.day { points.removeFirst() }
            return HistoryEntry(
                weighIn: weighIn,
                change: previous.map { weighIn.weight - $0.weight },
                trend: points.first.flatMap { $0.day == weighIn.day ? $0.trend : nil }
                    ?? weighIn.weight,
                bmi: bmiService.calculateBMI(weight: weighIn.weight, height: weighIn.height)
            )
        }.reversed()
    }
}
