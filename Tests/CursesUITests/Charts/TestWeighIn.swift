@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

/// A weight and its trend on a day.
struct TestWeighIn: Identifiable {
    let day: TestDay
    let weight: Double
    let trend: Double

    var id: TestDay { day }

    /// A weigh-in a week, from September to November.
    static let weekly: [TestWeighIn] = {
        let days = [0, 7, 14, 21, 28, 35, 42, 49, 56, 63, 72, 80]
        let weights = [73.9, 73.2, 74.1, 73.4, 73, 73.3, 72.4, 72.8, 72.1, 72.5, 71.7, 71.9]
        let trends = [73.9, 73.81, 73.8, 73.72, 73.6, 73.4, 73.2, 73.02, 72.8, 72.62, 72.4, 72.2]
        let first = TestDay(2026, 9, 1).number
        return days.indices.map {
            TestWeighIn(
                day: TestDay(number: first + days[$0]),
                weight: weights[$0],
                trend: trends[$0]
            )
        }
    }()
}
