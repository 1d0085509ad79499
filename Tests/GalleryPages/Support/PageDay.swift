import CursesUI

/// A day as a program might count it.
nonisolated struct PageDay: CalendarDay, PlottableDay {
    let number: Int

    init(number: Int) {
        self.number = number
    }

    init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month), (1...31).contains(day) else {
            return nil
        }
        let shifted = month <= 2 ? year - 1 : year
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        let leapDays = shifted / 4 - shifted / 100 + shifted / 400
        number = shifted * 365 + leapDays + dayOfYear - 719_468
        guard self.month == month, self.day == day else { return nil }
    }

    /// The day that it is on every page: 20 November 2026.
    static let today = PageDay(number: 20_777)

    var year: Int { civil.year }
    var month: Int { civil.month }
    var day: Int { civil.day }

    static func < (first: PageDay, second: PageDay) -> Bool { first.number < second.number }

    func advanced(by days: Int) -> PageDay { PageDay(number: number + days) }

    private var civil: (year: Int, month: Int, day: Int) {
        let shifted = number + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let rest = shifted - era * 146_097
        let years = (rest - rest / 1460 + rest / 36_524 - rest / 146_096) / 365
        let dayOfYear = rest - (365 * years + years / 4 - years / 100)
        let march = (5 * dayOfYear + 2) / 153
        let month = march < 10 ? march + 3 : march - 9
        let year = years + era * 400 + (month <= 2 ? 1 : 0)
        return (year, month, dayOfYear - (153 * march + 2) / 5 + 1)
    }
}
