@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

/// A day as the layers of an app have one.
nonisolated struct TestDay: CalendarDay, PlottableDay {
    let number: Int

    init(number: Int) {
        self.number = number
    }

    init(_ year: Int, _ month: Int, _ day: Int) {
        number = CalendarDate(year: year, month: month, day: day).number
    }

    init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year) else { return nil }
        self.init(year, month, day)
        guard date == CalendarDate(year: year, month: month, day: day) else { return nil }
    }

    var year: Int { date.year }
    var month: Int { date.month }
    var day: Int { date.day }

    static func < (left: TestDay, right: TestDay) -> Bool { left.number < right.number }

    func advanced(by days: Int) -> TestDay { TestDay(number: number + days) }

    private var date: CalendarDate { CalendarDate(number: number) }
}
