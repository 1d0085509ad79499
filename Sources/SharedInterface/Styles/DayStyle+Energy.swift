import CursesCore

extension DayStyle {
    // Longest text first; a negative range means eating less than used.
    package func texts(energy: ClosedRange<Int>) -> [String] {
        let isLess = energy.lowerBound < 0
        let ends = [energy.lowerBound.magnitude, energy.upperBound.magnitude].sorted()
        let (low, high) = ("\(ends[0])", "\(ends[1])")
        let amount =
            ends[0] == 0
            ? string("up to \(high)") : ends[0] == ends[1] ? high : string("\(low)–\(high)")
        let sign = isLess ? "−" : "+"
        let signed = string("\(ends[0] == 0 ? low : sign + low) to \(sign + high) kcal a day")
        return isLess
            ? [
                string("like eating \(amount) kcal a day less than used"),
                string("\(amount) kcal a day less than used"), signed,
            ]
            : [
                string("like eating \(amount) kcal a day more than used"),
                string("\(amount) kcal a day more than used"), signed,
            ]
    }
}
