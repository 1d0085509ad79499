import CursesUI
import DataSource
import Model

extension EntryError {
    func label(_ style: UnitStyle) -> LocalizedStringKey {
        switch self {
        case .missing: "please fill this in"
        case .notANumber: "not a number"
        case .notADay: "not a day, which is written 2026-11-20"
        case .notATime: "not a time, which is written 07:30"
        case .inTheFuture: "this day is still to come"
        case .tooOld(let limit): "at most \(limit) years ago"
        case .bothDecimalMarks: "use one decimal mark, . or ,"
        case .weightOutOfBounds(let bounds):
            between(
                style.weight.bound(bounds.lowerBound),
                style.weight.limit(bounds.upperBound)
            )
        case .heightOutOfBounds(let bounds):
            between(style.height.bound(bounds.lowerBound), style.height.text(bounds.upperBound))
        case .tooLong(let limit): "at most \(limit) characters"
        case .implausible(let bmi): "a BMI of \(bmi.shortened) cannot be"
        }
    }

    private func between(_ lower: String, _ upper: String) -> LocalizedStringKey {
        "between \(lower) and \(upper)"
    }
}
