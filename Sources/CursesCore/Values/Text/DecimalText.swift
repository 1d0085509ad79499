/// Formats and parses decimal numbers.
nonisolated package enum DecimalText {
    /// Text for values that are not finite.
    static let noNumber = "–"

    /// Formats a number with a fixed number of decimal places, or as many as it has for `nil`.
    package static func format(_ value: Double, fractionDigits: Int?) -> String {
        guard value.isFinite else { return noNumber }
        guard let digits = fractionDigits else {
            let text = value == 0 ? "0" : "\(value)"
            return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
        }
        let digitsInRange = min(max(digits, 0), 9)
        var scale = 1.0
        for _ in 0..<digitsInRange { scale *= 10 }
        let scaled = (value.magnitude * scale).rounded()
        guard scaled < 1e15 else { return "\(value)" }
        let units = Int(scaled)
        let sign = value < 0 && units > 0 ? "-" : ""
        guard digitsInRange > 0 else { return sign + String(units) }
        let fraction = String(units % Int(scale))
        let padding = String(repeating: "0", count: digitsInRange - fraction.utf8.count)
        return sign + String(units / Int(scale)) + "." + padding + fraction
    }

    /// Formats a number with as many decimal places as it has, within a range.
    static func format(_ value: Double, places digits: ClosedRange<Int>) -> String {
        var text = format(value, fractionDigits: digits.upperBound)
        guard let point = text.lastIndex(of: ".") else { return text }
        while text.last == "0", text[point...].count > max(0, digits.lowerBound) + 1 {
            text.removeLast()
        }
        if text.last == "." { text.removeLast() }
        return text
    }

    /// Parses a number with a decimal point or comma; `nil` if it is invalid.
    static func parse(_ text: String) -> Double? {
        let text = trimmed(text)
        let digits = text.drop { $0 == "-" || $0 == "+" }
        guard text.count - digits.count <= 1,
            digits.contains(where: \.isASCIIDigit),
            digits.allSatisfy({ $0.isASCIIDigit || $0 == "." || $0 == "," }),
            digits.count(where: { !$0.isASCIIDigit }) <= 1,
            let number = Double(String(text.map { $0 == "," ? "." : $0 })),
            number.isFinite
        else { return nil }
        return number
    }

    static func trimmed(_ text: String) -> String {
        let start = text.drop { $0.isWhitespace }
        guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(start[...last])
    }
}

nonisolated extension Character {
    fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
