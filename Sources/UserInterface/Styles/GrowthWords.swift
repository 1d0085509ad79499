import CursesCore
import DataSource
import Model
import SharedInterface

// Ages and line names in a growth chart.
struct GrowthWords {
    private let days: DayStyle
    private let birthDate: Day

    init(_ days: DayStyle, birthDate: Day) {
        self.days = days
        self.birthDate = birthDate
    }

    func age(on day: Day) -> String {
        let isBefore = day.day < birthDate.day
        let months =
            (day.year - birthDate.year) * 12 + day.month - birthDate.month - (isBefore ? 1 : 0)
        let (years, rest) = (months / 12, months % 12)
        return rest == 0
            ? days.string("\(years) y") : days.string("\(years) y \(rest) m")
    }

    // In whole years; empty from 20 on.
    static func age(of person: Person, in store: People, _ days: DayStyle) -> String {
        AgeService(store.appDependencies).ageUnderTwenty(of: person, on: store.today)
            .map { days.string("\($0) y") } ?? ""
    }

    // Age and height of a person under 20, the longest text first: 9 y 8 m · 134 cm.
    static func about(_ store: Dashboard, _ days: DayStyle) -> [String] {
        guard store.overview.growth != nil, let birthDate = store.person.birthDate else {
            return []
        }
        let height = HeightStyle(store.settings.heightUnit).text(store.person.height)
        let age = GrowthWords(days, birthDate: birthDate).age(on: store.today)
        let years = AgeService(store.appDependencies).age(of: store.person, on: store.today)
        return [age, days.string("\(years ?? 0) y")].map { "\($0) · \(height)" }
    }

    func name(of line: GrowthLine) -> String {
        switch line.name {
        case .percentile(let percentile): "\(percentile)"
        case .shareOf95th(let share): "\(share) %"
        }
    }

    // Birthdays, or months if few days are shown; about six ticks.
    func ticks(in shown: ClosedRange<Day>) -> [Day] {
        let length = shown.lowerBound.distance(to: shown.upperBound)
        let steps = [1, 3, 6, 12, 24, 60]
        let step = steps.first { Double(length) / (Double($0) * 30.4) <= 6 } ?? 120
        let first = (shown.lowerBound.year - birthDate.year - 1) * 12
        return stride(from: max(0, first / step * step), to: first + length / 28 + 26, by: step)
            .compactMap(birthDate.advanced(byMonths:))
            .filter { shown.contains($0) }
    }
}
