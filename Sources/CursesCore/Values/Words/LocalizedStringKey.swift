/// English text of the interface, which is the key of its translations.
///
/// Interpolated values become arguments: `"\(3) of \(9)"` looks up `%lld of %lld`.
nonisolated public struct LocalizedStringKey: Hashable, Sendable, ExpressibleByStringInterpolation {
    package let key: String
    let arguments: [String]

    /// Makes a key from a text built at run time.
    public init(_ value: String) {
        key = value
        arguments = []
    }

    private init(_ key: String, arguments: [String]) {
        self.key = key
        self.arguments = arguments
    }

    /// Key with Markdown escaped in its arguments; `nil` if it has no Markdown.
    var marked: LocalizedStringKey? {
        guard Markdown.isMarked(key) else { return nil }
        return LocalizedStringKey(key, arguments: arguments.map(Markdown.escaped))
    }

    public init(stringLiteral value: String) {
        self.init(value)
    }

    public init(stringInterpolation: StringInterpolation) {
        key = stringInterpolation.key
        arguments = stringInterpolation.arguments
    }

    /// Collects the literals and values of an interpolated key.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        var key = ""
        var arguments: [String] = []

        public init(literalCapacity: Int, interpolationCount: Int) {
            key.reserveCapacity(literalCapacity + interpolationCount * 4)
        }

        public mutating func appendLiteral(_ literal: String) {
            for scalar in literal.unicodeScalars {
                key.unicodeScalars.append(scalar)
                if scalar == "%" { key.unicodeScalars.append(scalar) }
            }
        }

        /// Adds a text.
        public mutating func appendInterpolation(_ value: String) {
            append(value, as: "%@")
        }

        /// Adds a part of a text.
        @_disfavoredOverload
        public mutating func appendInterpolation(_ value: Substring) {
            append(String(value), as: "%@")
        }

        /// Adds a number in its default format.
        public mutating func appendInterpolation<T: InterpolatedNumber>(_ value: T) {
            append(value.interpolation.text, as: value.interpolation.placeholder)
        }

        /// Adds a value in a format.
        public mutating func appendInterpolation<F: FormatStyle>(
            _ input: F.FormatInput,
            format: F
        ) where F.FormatInput: Equatable, F.FormatOutput == String {
            append(format.format(input), as: "%@")
        }

        /// Adds a value in a format of the toolkit.
        public mutating func appendInterpolation<F: OwnFormatStyle>(
            _ input: F.FormatInput,
            format: F
        ) where F.FormatInput: Equatable, F.FormatOutput == String {
            append(format.format(input), as: "%@")
        }

        /// Adds a number with the decimal places of a specifier such as `%.2f`.
        public mutating func appendInterpolation(_ value: Double, specifier: String) {
            let digits = specifier.drop { $0 != "." }.dropFirst().prefix { $0.isNumber }
            append(DecimalText.format(value, fractionDigits: Int(digits) ?? 6), as: specifier)
        }

        /// Adds a number of any type with the decimal places of a specifier.
        @_disfavoredOverload
        public mutating func appendInterpolation(
            _ value: some BinaryFloatingPoint,
            specifier: String
        ) { appendInterpolation(Double(value), specifier: specifier) }

        /// Adds a text; the specifier has no effect.
        public mutating func appendInterpolation(_ value: some StringProtocol, specifier: String) {
            append(String(value), as: "%@")
        }

        /// Adds an integer; the specifier has no effect.
        public mutating func appendInterpolation(_ value: Int, specifier: String) {
            appendInterpolation(value)
        }

        private mutating func append(_ argument: String, as placeholder: String) {
            key += placeholder
            arguments.append(argument)
        }
    }
}

/// Newer name of `LocalizedStringKey`.
public typealias LocalizedStringResource = LocalizedStringKey
