import CursesUI
import Model

extension EntryError {
    func label(unit: String) -> LocalizedStringKey {
        switch self {
        case .missing: "please fill this in"
        case .notANumber: "not a number"
        case .notADay: "not a day, which is written 2026-11-20"
        case .notATime: "not a time, which is written 07:30"
        case .inTheFuture: "this day is still to come"
        case .tooOld(let limit): "at most \(limit) years ago"
        case .bothDecimalMarks: "use one decimal mark, . or ,"
        case .outOfBounds(let lower, let upper):
            "between \(lower.formatted) and \(upper.formatted) \(unit)"
        case .tooLong(let limit): "at most \(limit) characters"
        case .implausible(let bmi): "a BMI of \(bmi.formatted) cannot be"
        }
    }
}

nonisolated extension Double {
    fileprivate var formatted: String { NumberStyle<Double>.number.format(self) }
}
