/// The English text of the interface, which is also the key to its translations.
///
/// Interpolated values become arguments of the key: `"\(3) of \(9)"` looks up `%lld of %lld`.
nonisolated public struct LocalizedStringKey: Hashable, Sendable, ExpressibleByStringInterpolation {
    package let key: String
    let arguments: [String]

    /// Takes text that was put together elsewhere as a key.
    public init(_ value: String) {
        key = value
        arguments = []
    }

    private init(_ key: String, arguments: [String]) {
        self.key = key
        self.arguments = arguments
    }

    /// The key with values whose characters are no marks of Markdown, if it has marks itself.
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

    /// Collects the literal parts and the values of an interpolated key.
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

        /// Puts a text in.
        public mutating func appendInterpolation(_ value: String) {
            append(value, as: "%@")
        }

        /// Puts a part of a text in.
        @_disfavoredOverload
        public mutating func appendInterpolation(_ value: Substring) {
            append(String(value), as: "%@")
        }

        /// Puts a number in as it stands.
        public mutating func appendInterpolation<T: InterpolatedNumber>(_ value: T) {
            append(value.interpolation.text, as: value.interpolation.placeholder)
        }

        /// Puts a value in, in a format.
        public mutating func appendInterpolation<F: FormatStyle>(
            _ input: F.FormatInput,
            format: F
        ) where F.FormatInput: Equatable, F.FormatOutput == String {
            append(format.format(input), as: "%@")
        }

        /// Puts a value in, in a format of the toolkit's own.
        public mutating func appendInterpolation<F: OwnFormatStyle>(
            _ input: F.FormatInput,
            format: F
        ) where F.FormatInput: Equatable, F.FormatOutput == String {
            append(format.format(input), as: "%@")
        }

        /// Puts a number in, with the decimal places of a format such as `%.2f`.
        public mutating func appendInterpolation(_ value: Double, specifier: String) {
            let digits = specifier.drop { $0 != "." }.dropFirst().prefix { $0.isNumber }
            append(DecimalText.format(value, fractionDigits: Int(digits) ?? 6), as: specifier)
        }

        /// Puts a number of any kind in, with the decimal places of a format.
        @_disfavoredOverload
        public mutating func appendInterpolation(
            _ value: some BinaryFloatingPoint,
            specifier: String
        ) { appendInterpolation(Double(value), specifier: specifier) }

        /// Puts a text in, with the decimal places or the width of a format left aside.
        public mutating func appendInterpolation(_ value: some StringProtocol, specifier: String) {
            append(String(value), as: "%@")
        }

        /// Puts a whole number in; a format such as `%lld` says nothing more.
        public mutating func appendInterpolation(_ value: Int, specifier: String) {
            appendInterpolation(value)
        }

        private mutating func append(_ argument: String, as placeholder: String) {
            key += placeholder
            arguments.append(argument)
        }
    }
}

/// The English text of the interface, to be translated where it stands; its newer name.
public typealias LocalizedStringResource = LocalizedStringKey
