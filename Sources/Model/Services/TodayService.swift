public import DataSource
public import Essentials

public struct TodayService: Sendable {
    private static let longestDay = 26 * 60 * 60

    private let dateClient: DateClient
    private let localTimeClient: LocalTimeClient

    public init(_ appDependencies: AppDependencies) {
        dateClient = appDependencies.dateClient
        localTimeClient = appDependencies.localTimeClient
    }

    public func today() -> Day {
        day(at: dateClient.now())
    }

    // Bisects the wall clock: days differ in length and may begin without a midnight.
    public func nextDay() -> Date {
        let now = Int(dateClient.now().timeIntervalSince1970.rounded(.down))
        let today = day(at: now)
        var early = now
        var late = now + Self.longestDay
        while late - early > 1 {
            let middle = (early + late) / 2
            if day(at: middle) == today { early = middle } else { late = middle }
        }
        return Date(timeIntervalSince1970: Double(late))
    }

    private func day(at second: Int) -> Day {
        day(at: Date(timeIntervalSince1970: Double(second)))
    }

    private func day(at date: Date) -> Day {
        localTimeClient.localTime(date).day
    }
}
