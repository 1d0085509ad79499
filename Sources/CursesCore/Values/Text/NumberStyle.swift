/// Formats and parses numbers with either decimal mark, without the data files of full Foundation.
nonisolated public struct NumberStyle<Value: Codable & Hashable & Sendable>: OwnParseableStyle {
    fileprivate var fractionDigits: ClosedRange<Int>?
    fileprivate let formatValue: Formatter

    /// Parser for the formatted text.
    public var parseStrategy: Strategy { Strategy(kind: formatValue) }

    public func format(_ value: Value) -> String {
        switch value {
        case let value as Double where !value.isFinite: DecimalText.noNumber
        case let value as Double where formatValue == .percent:
            DecimalText.format(value * 100, places: fractionDigits ?? 0...2) + "%"
        case let value as Double:
            fractionDigits.map { DecimalText.format(value, places: $0) }
                ?? DecimalText.format(value, fractionDigits: nil)
        default: "\(value)"
        }
    }

    /// Returns the style with a fixed number of decimal places.
    public func precision(_ digits: Int) -> Self {
        precision(.fractionLength(digits))
    }

    /// Returns the style with a precision.
    public func precision(_ precision: NumberPrecision) -> Self {
        Self(fractionDigits: precision.fractionLength, formatValue: formatValue)
    }

    /// Returns the style itself: numbers are never grouped.
    public func grouping(_ grouping: NumberGrouping) -> Self { self }

    enum Formatter: Codable, Hashable, Sendable {
        case integer, decimal, percent
    }

    /// Parses a number.
    public struct Strategy: ParseStrategy {
        let kind: Formatter

        public func parse(_ value: String) throws -> Value {
            let number: Value? =
                switch kind {
                case .integer: Int(DecimalText.trimmed(value)) as? Value
                case .decimal: DecimalText.parse(value) as? Value
                case .percent:
                    DecimalText.parse(value.filter { $0 != "%" }).map { $0 / 100 } as? Value
                }
            guard let number else { throw NumberError() }
            return number
        }
    }
}

nonisolated extension OwnFormatStyle where Self == NumberStyle<Double> {
    /// Number with as many decimal places as it has.
    public static var number: Self { Self(formatValue: .decimal) }
    /// Percentage of a fraction.
    public static var percent: Self { Self(formatValue: .percent) }
}

nonisolated extension OwnFormatStyle where Self == NumberStyle<Int> {
    /// Integer.
    public static var number: Self { Self(formatValue: .integer) }
}

private struct NumberError: Error {}

/// Grouping of thousands; no effect.
nonisolated public enum NumberGrouping: Sendable {
    case automatic, never
}

/// Number of decimal places of a formatted number.
nonisolated public struct NumberPrecision: Hashable, Sendable {
    let fractionLength: ClosedRange<Int>

    /// Returns a fixed number of decimal places.
    public static func fractionLength(_ length: Int) -> NumberPrecision {
        NumberPrecision(fractionLength: length...length)
    }

    /// Returns as many decimal places as a number has, within a range.
    public static func fractionLength(_ limits: ClosedRange<Int>) -> NumberPrecision {
        NumberPrecision(fractionLength: limits)
    }

    /// Returns as many decimal places as a number has, up to a maximum.
    public static func fractionLength(_ limits: PartialRangeThrough<Int>) -> NumberPrecision {
        NumberPrecision(fractionLength: 0...max(0, limits.upperBound))
    }
}

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

    package static func trimmed(_ text: String) -> String {
        let start = text.drop { $0.isWhitespace }
        guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(start[...last])
    }
}

nonisolated extension Character {
    fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}

/// Format style without the data files of full Foundation, preferred to Foundation's style of the
/// same name.
nonisolated public protocol OwnFormatStyle: FormatStyle where FormatOutput == String {}

/// Format style that also parses, without the data files of full Foundation.
nonisolated public protocol OwnParseableStyle: OwnFormatStyle, ParseableFormatStyle {}

/// Foundation's formatting and trimming, without the data files of full Foundation.
nonisolated extension Double {
    /// Returns the number with as many decimal places as it has.
    public func formatted() -> String { NumberStyle<Double>.number.format(self) }

    /// Returns the number in a format.
    public func formatted<S: OwnFormatStyle>(_ format: S) -> String where S.FormatInput == Double {
        format.format(self)
    }
}

nonisolated extension Int {
    /// Returns the number in decimal digits.
    public func formatted() -> String { "\(self)" }

    /// Returns the number in a format.
    public func formatted<S: OwnFormatStyle>(_ format: S) -> String where S.FormatInput == Int {
        format.format(self)
    }
}

nonisolated extension Error {
    /// Description for the user.
    @_disfavoredOverload
    public var localizedDescription: String {
        (self as? any LocalizedError)?.errorDescription ?? String(describing: self)
    }
}
