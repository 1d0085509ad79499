package import CursesCore
package import DataSource

extension ImportRefusal.Reason {
    package var label: LocalizedStringKey {
        switch self {
        case .notADate: "not a date"
        case .noSuchDay: "no such day"
        case .eitherDay: "day or month first? The order of dates has to be said"
        case .inTheFuture: "in the future"
        case .tooEarly: "before 1970"
        case .notATime: "not a time"
        case .notAWeight: "not a weight"
        case .bothDecimalMarks: "two decimal marks"
        case .contradiction: "columns that contradict each other"
        case .ownMeasure: "a measure that cannot be used; the weight is kept"
        case .notAHeight: "not a height; the person’s is used"
        case .outOfBounds: "an impossible weight"
        case .implausible: "impossible with this height"
        case .fatMass: "more fat than weight; the weight is kept"
        case .waist: "an impossible waist; the weight is kept"
        case .bodyFat: "an impossible body fat; the weight is kept"
        case .columns: "more columns than the header"
        case .quotes: "quotes that do not match"
        case .tooLong: "too long"
        case .cut: "the file ends within it"
        case .malformed: "cannot be read"
        }
    }
}
