/// Formats and parses numbers with either decimal mark, without the data files of full Foundation.
nonisolated public struct NumberStyle<Value: Codable & Hashable & Sendable>: OwnParseableStyle {
    private let fractionDigits: ClosedRange<Int>?
    private let formatValue: Formatter

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

    fileprivate init(fractionDigits: ClosedRange<Int>?, formatValue: Formatter) {
        self.fractionDigits = fractionDigits
        self.formatValue = formatValue
    }

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

nonisolated extension NumberStyle<Double> {
    init() {
        self.init(fractionDigits: nil, formatValue: .decimal)
    }
}

nonisolated extension OwnFormatStyle where Self == NumberStyle<Double> {
    /// Percentage of a fraction.
    public static var percent: Self { Self(fractionDigits: nil, formatValue: .percent) }
}

nonisolated extension NumberStyle<Int> {
    init() {
        self.init(fractionDigits: nil, formatValue: .integer)
    }
}

nonisolated extension OwnFormatStyle where Self == NumberStyle<Double> {
    /// Number with as many decimal places as it has.
    public static var number: Self { Self() }
}

nonisolated extension OwnFormatStyle where Self == NumberStyle<Int> {
    /// Integer.
    public static var number: Self { Self() }
}

private struct NumberError: Error {}

/// Grouping of thousands; no effect.
nonisolated public enum NumberGrouping: Sendable {
    case automatic, never
}
