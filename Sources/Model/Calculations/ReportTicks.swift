package import DataSource

// Ticks of a time axis: days, or the first days of weeks, months or years.
package struct CalendarTicks: Hashable, Sendable {
    package enum Unit: Hashable, Sendable {
        case days(Int)
        case months(Int)
    }

    package let unit: Unit
    package let days: [Day]

    // Uses the finest unit whose ticks fit.
    package init(in days: ClosedRange<Day>, upTo count: (Unit) -> Int) {
        let fitting = Self.units.lazy.map { ($0, Self.days(of: $0, in: days)) }
            .first { unit, days in days.count <= count(unit) }
        (unit, self.days) = fitting ?? (.months(120), [])
    }

    private static let units: [Unit] =
        [1, 2, 4, 7, 14].map(Unit.days) + [1, 3, 6, 12, 24, 60, 120].map(Unit.months)

    private static func days(of unit: Unit, in days: ClosedRange<Day>) -> [Day] {
        switch unit {
        case .days(let length):
            // Weeks begin on Monday.
            let first = days.lowerBound.number
            let start = length < 7 ? first : first + (7 - days.lowerBound.weekday.rawValue) % 7
            return stride(from: start, through: days.upperBound.number, by: length)
                .map(Day.init(number:))
        case .months(let length):
            let first = days.lowerBound
            let last = days.upperBound
            let (start, end) = (first.year * 12 + first.month - 1, last.year * 12 + last.month - 1)
            guard start <= end else { return [] }
            return (start...end).filter { $0 % length == 0 }
                .compactMap { Day(year: $0 / 12, month: $0 % 12 + 1, day: 1) }
                .filter(days.contains)
        }
    }
}

// Round tick values of an axis, and the range that they divide evenly.
package struct RoundTicks: Hashable, Sendable {
    package let values: [Double]
    package let decimals: Int

    package var range: ClosedRange<Double> { values[0]...values[values.count - 1] }

    // Uses the finest step whose ticks fit; there are at least two.
    package init(around range: ClosedRange<Double>, upTo count: Int, steps: [Double]) {
        let fitting = steps.first { Self.count(range, $0) <= max(2, count) }
        let step = fitting ?? steps[steps.count - 1]
        let first = (range.lowerBound / step).rounded(.down)
        let number = max(1, Int((range.upperBound / step).rounded(.up) - first))
        values = (0...number).map { (first + Double($0)) * step }
        decimals = step < 1 ? 1 : 0
    }

    private static func count(_ range: ClosedRange<Double>, _ step: Double) -> Int {
        let first = (range.lowerBound / step).rounded(.down)
        return Int((range.upperBound / step).rounded(.up) - first) + 1
    }
}
