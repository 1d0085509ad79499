import CursesUI

nonisolated extension Double {
    func formatted(fractionDigits: Int) -> String {
        NumberStyle<Double>.number.precision(fractionDigits).format(self)
    }
}
