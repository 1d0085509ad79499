import CursesCore
import DataSource
import Model
import SharedInterface

// Ages and line names in a growth chart.
struct GrowthWords {
    let days: DayStyle
    let birthDate: Day

    // The empty argument tells the keys from those of lengths: 6 weeks, 14 months, 9 y 8 m.
    func age(on day: Day) -> String {
        let count = birthDate.distance(to: day)
        let months = months(to: day)
        return switch count {
        case 0: days.string("birth")
        case ..<14: days.string("\(count) days\("")")
        case ..<Self.newborn: days.string("\(count / 7) weeks\("")")
        default: months < 24 ? days.string("\(months) months") : brief(months)
        }
    }

    // 6 w, 14 m, 9 y 8 m.
    func briefAge(on day: Day) -> String {
        let count = birthDate.distance(to: day)
        return count < Self.newborn ? days.string("\(count / 7) w") : brief(months(to: day))
    }

    // In days; up to then, ages are in weeks.
    private static let newborn = 91

    private func months(to day: Day) -> Int {
        let isBefore = day.day < birthDate.day
        return (day.year - birthDate.year) * 12 + day.month - birthDate.month - (isBefore ? 1 : 0)
    }

    private func brief(_ months: Int) -> String {
        let (years, rest) = (months / 12, months % 12)
        if months < 24 { return days.string("\(months) m") }
        return rest == 0
            ? days.string("\(years) y") : days.string("\(years) y \(rest) m")
    }

    // In whole years, but months or weeks under 2; empty from 20 on.
    static func age(of person: Person, in store: People, _ days: DayStyle) -> String {
        guard let years = store.ageUnderTwenty(of: person), let birthDate = person.birthDate else {
            return ""
        }
        return years < 2
            ? GrowthWords(days: days, birthDate: birthDate).briefAge(on: store.today)
            : days.string("\(years) y")
    }

    // Age and height of a person under 20, the longest text first: 9 y 8 m · 134 cm.
    static func about(_ store: Dashboard, _ days: DayStyle) -> [String] {
        guard store.overview.growth != nil, let birthDate = store.person.birthDate else {
            return []
        }
        let height = store.overview.entries.first?.weighIn.height ?? store.person.height
        let words = GrowthWords(days: days, birthDate: birthDate)
        let years = store.age ?? 0
        let brief = years < 2 ? words.briefAge(on: store.today) : days.string("\(years) y")
        let style = HeightStyle(store.settings.heightUnit)
        return [words.age(on: store.today), brief].map { "\($0) · \(style.text(height))" }
    }

    func name(of line: GrowthLine) -> String {
        switch line.name {
        case .percentile(let percentile): "\(percentile)"
        case .shareOf95th(let share): "\(share) %"
        }
    }

    // Birthdays, or months or weeks if few days are shown; about six.
    func ticks(in shown: ClosedRange<Day>) -> [(day: Day, label: String)] {
        let length = shown.lowerBound.distance(to: shown.upperBound)
        let age = birthDate.distance(to: shown.upperBound)
        let birth = (day: birthDate, label: days.string("birth"))
        let ticks: [(day: Day, label: String)]
        if months(to: shown.upperBound) < 24, length <= 24 * 7 {
            let step = 7 * ([1, 2, 4].first { length / 7 <= 4 * $0 } ?? 8)
            ticks = stride(from: step, through: max(step, age), by: step).map {
                (birthDate.advanced(by: $0), days.string("\($0 / 7) w"))
            }
        } else {
            let steps = [1, 3, 6, 12, 24, 60]
            // Labels such as "14 y 3 m" are long.
            let most = months(to: shown.upperBound) < 24 ? 6 : 4.0
            let step =
                steps.first { Double(length) / (Double($0) * 30.4) <= ($0 < 12 ? most : 6) } ?? 120
            ticks = stride(from: step, through: max(step, age / 28), by: step).compactMap { count in
                birthDate.advanced(byMonths: count).map { ($0, brief(count)) }
            }
        }
        return ([birth] + ticks).filter { shown.contains($0.day) }
    }
}
