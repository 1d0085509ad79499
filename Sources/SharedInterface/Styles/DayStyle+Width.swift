import CursesCore
package import DataSource

extension DayStyle {
    // What the widest day takes: names of months differ in some languages, their numbers in others.
    package func width(_ text: (Day) -> String) -> Int {
        Self.widestDays.map { PlainText.width(of: text($0)) }.max() ?? 0
    }

    // Of a September and of a December.
    private static let widestDays = [Day(number: 20_726), Day(number: 20_818)]
}
