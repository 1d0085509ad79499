public import DataSource

// Weigh-ins of a measure with all that follows from them, whichever days are shown.
public struct Course: Sendable {
    public var person = Person.empty
    public var settings = Settings()
    public var today = Day.epoch
    public var measure = TrendMeasure.weight
    // Choices of `m`, in order.
    public var measures = [TrendMeasure.weight]
    // Weigh-ins with the value of the measure as their weight.
    public var weighIns = [WeighIn]()
    public var points = [TrendPoint]()
    public var statistics = [PeriodStatistics]()
    public var rate: Rate?
    public var missingDays: MissingDays?
    public var goal: GoalOutlook?
    public var healthyWeights: ClosedRange<Double>?
    public var isGrowing = false
    // The 20th birthday.
    public var adultDay: Day?
    // Measures with a percentile chart.
    public var percentiles: [TrendMeasure] = []
    // Named when `m` has no percentiles to offer.
    public var missingForPercentiles: TrendNotice?

    public var goalRange: ClosedRange<Double>? { measure.isOfWeights ? person.goalRange : nil }

    public var isOnPercentiles: Bool { percentiles.contains(measure) }

    public var newestDay: Day? { points.last?.day }

    public var isStale: Bool {
        rate == nil && missingDays?.lacksRecentWeighIns(newest: newestDay, today: today) == true
    }

    var nextMeasure: TrendMeasure {
        let next = measures.firstIndex(of: measure).map { $0 + 1 } ?? 0
        return measures[next % measures.count]
    }

    // Points to draw; those of a long range are thinned.
    public func points(in days: ClosedRange<Day>) -> [TrendPoint] {
        ChartService().points(points, in: days)
    }

    // Finds every day, also those left out of a long range.
    public func point(on day: Day) -> TrendPoint? { points(in: day...day).first }

    public func lead(into days: ClosedRange<Day>) -> TrendPoint? {
        ChartService().lead(of: points, into: days)
    }

    public func trail(after days: ClosedRange<Day>) -> TrendPoint? {
        ChartService().trail(of: points, after: days)
    }

    // Points of the days with a note; more than these would hide the curve.
    public func noted(_ points: [TrendPoint], most: Int = 30) -> [TrendPoint] {
        guard let first = points.first?.day, let last = points.last?.day else { return [] }
        let shown = weighIns.inDays(first...last, \.day).filter { !$0.note.isEmpty }.map(\.day)
        return shown.count > most ? [] : points.filter { shown.contains($0.day) }
    }

    public func note(on day: Day) -> String {
        weighIns.last { $0.day == day && !$0.note.isEmpty }?.note ?? ""
    }

    // The last weigh-in of a day, for the crosshair.
    public func weighIn(on day: Day) -> WeighIn? { weighIns.last { $0.day == day } }

    // Newest periods of each kind that begin by this day.
    func statistics(until day: Day, count: Int) -> [PeriodStatistics] {
        statistics.map { item in
            let shown = item.statistics.drop { $0.firstDay > day }
            return PeriodStatistics(period: item.period, statistics: Array(shown.prefix(count)))
        }
    }
}

// Bounds of a chart, and lines that leave them.
public struct ChartExtent: Hashable, Sendable {
    public var weights: ClosedRange<Double>
    public var outliers: [TrendPoint] = []
    // First days after long gaps, to which no line leads.
    public var gapEnds: Set<Day> = []
    public var overlayGapEnds: Set<Day> = []
    // Offset of the overlay in kilograms, so that neither curve is drawn flat.
    public var overlayShift = 0.0
}
