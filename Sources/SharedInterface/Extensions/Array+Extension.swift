public import CursesCharts
public import CursesCore
public import DataSource

nonisolated extension [String] {
    // Joins with the separator of the language.
    package func listed(_ string: (LocalizedStringKey) -> String) -> String {
        joined(separator: string(", "))
    }
}

nonisolated extension Double {
    package func formatted(fractionDigits: Int) -> String {
        NumberStyle<Double>.number.precision(fractionDigits).format(self)
    }

    // Drops a decimal of zero: 178, 178.5.
    package var shortened: String {
        let text = formatted(fractionDigits: 1)
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    package func signed(fractionDigits: Int) -> String {
        let text = magnitude.formatted(fractionDigits: fractionDigits)
        let isZero = text.allSatisfy { $0 == "0" || $0 == "." }
        return isZero ? text : self < 0 ? "−\(text)" : "+\(text)"
    }
}

nonisolated extension Day: CalendarDay {}

nonisolated extension Day: PlottableDay {}
