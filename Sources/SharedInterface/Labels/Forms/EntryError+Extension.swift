package import CursesCore
package import DataSource
import Model

extension EntryError {
    package func label(_ style: UnitStyle) -> LocalizedStringKey {
        switch self {
        case .missing: "required"
        case .notAWeight: "not a weight: try \(style.weight.unit.example)"
        case .notAHeight: "not a height: try \(style.height.example)"
        case .notAMeasure(let measure): "not a number: try \(style.measure.example(of: measure))"
        case .bothDecimalMarks: "two decimal marks: use . or ,"
        case .doubtful(let one, let other): "two meanings: write \(one) or \(other)"
        case .perhaps(let text): "did you mean \(text)?"
        case .tooManyPounds: "pounds go up to 13.9"
        case .tooManyInches: "inches go up to 11.9"
        case .otherWeekday(let day): day.weekdayRefusal
        case .notADay: "not a date: try 2024-04-30 or yesterday"
        case .notADayToCome(let day): "not a date to come: try \(day.description) or +10w"
        case .notABirthDate: "not a date: try 1985-04-02"
        case .noSuchDay(let last): "no such day: try \(last.description)"
        case .eitherDay(let one, let other):
            "two meanings: write \(one.description) or \(other.description)"
        case .perhapsLastYear(let day): "last year? write \(day.description)"
        case .longAgo(let day): "more than a year ago: write \(day.description)"
        case .laterToday(let now): "in the future: try \(now.description) or before"
        case .inTheFuture(let today): "in the future: try \(today.description) or before"
        case .tooEarly(let first): "too early: try \(first.description) or later"
        case .beforeBirth(let birthDate): "before the birth date, \(birthDate.description)"
        case .notATime: "not a time: try 07:30"
        case .tooOld(let limit): "too long ago: at most \(limit) years"
        case .weightOutOfBounds(let bounds):
            between(
                style.weight.bound(bounds.lowerBound),
                style.weight.limit(bounds.upperBound)
            )
        case .heightOutOfBounds(let bounds):
            between(style.height.least(bounds.lowerBound), style.height.text(bounds.upperBound))
        case .outOfBounds(let measure):
            between(
                style.measure.bounds(of: measure).lower,
                style.measure.bounds(of: measure).upper
            )
        case .ownMeasure(let fault): fault.label
        case .tooLong(let limit): "too long: at most \(limit) characters"
        case .tooLarge(let bytes, let limit): "\(bytes) bytes, at most \(limit)"
        case .implausible(let bmi):
            "a BMI of \(bmi.formatted(fractionDigits: 2)) is impossible: check weight and height"
        }
    }

    private func between(_ lower: String, _ upper: String) -> LocalizedStringKey {
        "between \(lower) and \(upper)"
    }
}
