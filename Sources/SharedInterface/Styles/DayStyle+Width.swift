package import CursesCore
package import DataSource

extension DayStyle {
    // Width of the widest day: either the name or the number of the month decides.
    package func width(_ text: (Day) -> String) -> Int {
        Self.widestDays.map { PlainText.width(of: text($0)) }.max() ?? 0
    }

    // Width of a column: of its title and its widest text.
    package func column(
        _ title: LocalizedStringKey,
        _ texts: [String] = [],
        least: Double = 0
    ) -> Double {
        max(least, Double(([string(title)] + texts).map(PlainText.width).max() ?? 0))
    }

    // 30 September 2026 and 31 December 2026.
    private static let widestDays = [Day(number: 20_726), Day(number: 20_818)]
}
