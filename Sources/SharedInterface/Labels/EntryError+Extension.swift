package import CursesCore
package import DataSource
package import Model

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
        case .laterToday(let now): "later than now: try \(now.description) or before"
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
        case .headTooLate: "measured before the 2nd birthday"
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

@MainActor
extension PersonField {
    package func label(_ settings: Settings) -> LocalizedStringKey {
        switch self {
        case .name: "Name"
        case .weight: settings.weightUnit.fieldLabel
        case .height: settings.heightUnit.fieldLabel
        case .birthDate: "Birth date"
        case .goalWeight: settings.weightUnit.goalLabel
        case .goalBy: "Goal by"
        case .ownMeasure1: "Measure 1"
        case .ownMeasure2: "Measure 2"
        case .ownMeasure3: "Measure 3"
        }
    }
}

extension OwnMeasureFault {
    nonisolated package var label: LocalizedStringKey {
        switch self {
        case .noName: "a name first, such as Arms"
        case .taken(let name): "\(name) is taken: choose another name"
        case .wideName: "a long name: at most \(OwnMeasure.widestName) columns"
        case .wideUnit: "a long unit: at most \(OwnMeasure.widestUnit) columns"
        case .character: "no , ; = \" ( ) [ ] in a name"
        case .part(let text): "\(text) is no unit: try Arms, cm, 15-60, 1"
        case .extra(let text): "\(text) is one too many: try Arms, cm, 15-60, 1"
        case .bounds(let text): "\(text) is not a range: try 15-60 (up to 100000)"
        case .decimals(let text): "0, 1 or 2 decimals, not \(text)"
        case .whole: "a whole number, without decimals"
        case .unknown(let name): "no measure is named \(name)"
        }
    }
}
