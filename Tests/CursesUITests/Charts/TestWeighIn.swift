@testable import CursesUI

/// A weight and its trend on a day, from a series that is the same each time.
struct TestWeighIn: Identifiable {
    let day: TestDay
    let weight: Double
    let trend: Double

    var id: Int { day.number }

    static func series(from first: TestDay, through last: TestDay) -> [TestWeighIn] {
        var result: [TestWeighIn] = []
        var trend = 74.0
        var seed: UInt64 = 7
        for number in first.number...last.number {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let noise = Double(seed >> 40) / Double(1 << 24) - 0.5
            let share = Double(number - first.number) / Double(last.number - first.number + 1)
            let weight = ((74 - 2 * share + noise * 1.4) * 10).rounded() / 10
            trend += 0.1 * (weight - trend)
            guard seed >> 60 > 2 else { continue }
            result.append(TestWeighIn(day: TestDay(number: number), weight: weight, trend: trend))
        }
        return result
    }
}
