import CursesUI

nonisolated extension Double {
    func formatted(fractionDigits: Int) -> String {
        NumberStyle<Double>.number.precision(fractionDigits).format(self)
    }

    func signed(fractionDigits: Int) -> String {
        let text = magnitude.formatted(fractionDigits: fractionDigits)
        let isZero = text.allSatisfy { $0 == "0" || $0 == "." }
        return isZero ? text : self < 0 ? "−\(text)" : "+\(text)"
    }
}
