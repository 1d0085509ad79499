@testable import CursesUI

/// A day as the layers of an app have one.
struct TestDay: PlottableDay, Hashable, Comparable {
    let number: Int

    init(number: Int) {
        self.number = number
    }

    init(_ year: Int, _ month: Int, _ day: Int) {
        number = CalendarDate(year: year, month: month, day: day).number
    }

    static func < (left: TestDay, right: TestDay) -> Bool { left.number < right.number }
}
