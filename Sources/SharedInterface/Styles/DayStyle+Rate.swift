import CursesUI
package import DataSource
import Model

extension DayStyle {
    // Beside a rate: over which time it is, and until when where that is past. The longest first.
    package func details(of rate: Rate, today: Day) -> [String] {
        let labels = [rate.detailLabel, rate.isClear ? nil : "no clear change"]
            .compactMap(\.self).map(string)
        guard rate.isPast(on: today) else { return labels }
        let end = date(rate.lastDay, near: today)
        return labels.map { string("\($0), to \(end)") } + [string("to \(end)")]
    }
}
