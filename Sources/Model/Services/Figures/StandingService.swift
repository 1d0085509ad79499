public import DataSource

public struct StandingService: Sendable {
    static let weeks = 13
    static let longWeeks = 26

    private let chartService: ChartService
    private let rateService: RateService
    private let trendService: TrendService

    public init(_ appDependencies: AppDependencies) {
        chartService = ChartService(appDependencies)
        rateService = RateService(appDependencies)
        trendService = TrendService(appDependencies)
    }

    public func standing(
        of weighIns: [WeighIn],
        trend: TrendKind = .smooth,
        today: Day
    ) -> PersonStanding? {
        let points = trendService.trend(of: weighIns, as: trend)
        guard let last = points.last else { return nil }
        let today = today.counting(last.day)
        let course = course(of: points, today: today)
        let days = Self.days(upTo: today)
        return PersonStanding(
            trend: last.trend,
            rate: rateService.rate(of: points, today: today),
            course: Self.levels(course.suffix(Self.weeks)),
            longCourse: Self.levels(course[...]),
            points: Array(points.drop { $0.day < days.lowerBound }),
            lead: chartService.lead(of: points, into: days)
        )
    }

    public static func days(upTo today: Day) -> ClosedRange<Day> {
        today.advanced(by: 1 - 7 * weeks)...today
    }

    // Last trend of each week; the newest week ends today. A week between two weigh-ins is filled
    // if a chart has no gap there.
    private func course(of points: [TrendPoint], today: Day) -> [Double?] {
        var trends = [Double?](repeating: nil, count: Self.longWeeks)
        for (index, point) in points.enumerated() where point.day <= today {
            let week = Self.longWeeks - 1 - point.day.distance(to: today) / 7
            guard week >= 0 else { continue }
            if week > 0, index > 0, trends[week] == nil, trends[week - 1] == nil,
                points[index - 1].day.distance(to: point.day) <= ChartService.longestGap
            {
                trends[week - 1] = points[index - 1].trend
            }
            trends[week] = point.trend
        }
        return trends
    }

    // Differences below the least span of a chart look nearly equal.
    static func levels(_ weights: ArraySlice<Double?>) -> [Int?] {
        let known = weights.compactMap(\.self)
        guard let low = known.min(), let high = known.max() else { return [] }
        let missing = max(0, ChartService.leastSpan - (high - low)) / 2
        let steps = Double(PersonStanding.levelCount - 1)
        return weights.map { weight in
            weight.map {
                Int((($0 - low + missing) / (high - low + 2 * missing) * steps).rounded())
            }
        }
    }
}
