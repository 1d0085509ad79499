/// English text of the interface, which is the key of its translations.
///
/// Interpolated values become arguments: `"\(3) of \(9)"` looks up `%lld of %lld`.
nonisolated public struct LocalizedStringKey: Hashable, Sendable, ExpressibleByStringInterpolation {
    package let key: String
    let arguments: [String]
    /// True if the first number is 1 and a word follows, for which the catalog may have another text.
    let isOne: Bool

    /// Makes a key from a text built at run time.
    public init(_ value: String) {
        self.init(value, arguments: [], isOne: false)
    }

    private init(_ key: String, arguments: [String], isOne: Bool) {
        self.key = key
        self.arguments = arguments
        self.isOne = isOne
    }

    /// Key with Markdown escaped in its arguments; `nil` if it has no Markdown.
    var marked: LocalizedStringKey? {
        guard Markdown.isMarked(key) else { return nil }
        return LocalizedStringKey(key, arguments: arguments.map(Markdown.escaped), isOne: isOne)
    }

    public init(stringLiteral value: String) {
        self.init(value)
    }

    public init(stringInterpolation: StringInterpolation) {
        key = stringInterpolation.key
        arguments = stringInterpolation.arguments
        isOne = stringInterpolation.isOne
    }

    /// Collects the literals and values of an interpolated key.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        var key = ""
        var arguments: [String] = []
        var isOne = false
        private var hasNumber = false
        private var isAfterOne = false

        public init(literalCapacity: Int, interpolationCount: Int) {
            key.reserveCapacity(literalCapacity + interpolationCount * 4)
        }

        public mutating func appendLiteral(_ literal: String) {
            // A day of a month is followed by another value.
            if isAfterOne { isOne = literal.utf8.count > 1 }
            isAfterOne = false
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
            isAfterOne = placeholder == "%lld" && argument == "1" && !hasNumber
            if placeholder == "%lld" { hasNumber = true }
        }
    }
}

/// Newer name of `LocalizedStringKey`.
public typealias LocalizedStringResource = LocalizedStringKey

nonisolated extension LocalizedStringKey {
    /// Text without a translation.
    package var plain: String { filled(into: key) }

    /// Returns a translated format with the arguments filled in; `%2$@` is the second of them.
    package func filled(into format: String) -> String {
        if arguments.isEmpty { return format }
        var result = ""
        var next = 0
        var rest = format.utf8[...]
        while let percent = rest.firstIndex(of: UInt8(ascii: "%")) {
            result.append(contentsOf: Substring(rest[..<percent]))
            rest = rest[percent...].dropFirst()
            if rest.first == UInt8(ascii: "%") {
                result.append("%")
                rest = rest.dropFirst()
                continue
            }
            guard let placeholder = Placeholder(rest) else {
                result.append("%")
                continue
            }
            rest = rest.dropFirst(placeholder.length)
            let index = placeholder.number ?? next
            if index == next { next += 1 }
            if arguments.indices.contains(index) { result.append(arguments[index]) }
        }
        result.append(contentsOf: Substring(rest))
        return result
    }

    /// Format specifier after a percent sign: `lld`, `2$@` or `.1f`.
    private struct Placeholder {
        var number: Int?
        var length = 0

        init?(_ text: Substring.UTF8View) {
            var rest = text
            let digits = rest.prefix { $0.isASCIIDigit }
            if let number = Int(Substring(digits)), number > 0,
                rest.dropFirst(digits.count).first == UInt8(ascii: "$")
            {
                self.number = number - 1
                rest = rest.dropFirst(digits.count + 1)
            }
            let places =
                rest.first == UInt8(ascii: ".")
                ? rest.dropFirst().prefix { $0.isASCIIDigit } : ""[...].utf8
            if !places.isEmpty { rest = rest.dropFirst(places.count + 1) }
            let specifiers = places.isEmpty ? ["lld", "lf", "@"] : ["lf", "f"]
            guard let specifier = specifiers.first(where: { rest.starts(with: $0.utf8) }) else {
                return nil
            }
            length = text.count - rest.count + specifier.utf8.count
        }
    }
}

nonisolated extension UInt8 {
    fileprivate var isASCIIDigit: Bool { (0x30...0x39).contains(self) }
}

/// Number that can be interpolated into a localized text.
///
/// A single protocol covers all numbers: with an overload for each, a mistake in an interpolation
/// keeps the type checker busy for half a minute.
nonisolated public protocol InterpolatedNumber {
    /// Text of the number, and its placeholder in the key.
    var interpolation: Interpolation { get }
}

/// Text of a number, and its placeholder in the key.
nonisolated public struct Interpolation {
    let text: String
    let placeholder: String
}

nonisolated extension InterpolatedNumber where Self: BinaryInteger {
    public var interpolation: Interpolation { Interpolation(text: "\(self)", placeholder: "%lld") }
}

nonisolated extension InterpolatedNumber where Self: BinaryFloatingPoint {
    public var interpolation: Interpolation {
        let number = Double(self)
        let text = number.isFinite ? "\(number)" : DecimalText.noNumber
        return Interpolation(text: text, placeholder: "%lf")
    }
}

nonisolated extension Int: InterpolatedNumber {}
nonisolated extension Int8: InterpolatedNumber {}
nonisolated extension Int16: InterpolatedNumber {}
nonisolated extension Int32: InterpolatedNumber {}
nonisolated extension Int64: InterpolatedNumber {}
nonisolated extension UInt: InterpolatedNumber {}
nonisolated extension UInt8: InterpolatedNumber {}
nonisolated extension UInt16: InterpolatedNumber {}
nonisolated extension UInt32: InterpolatedNumber {}
nonisolated extension UInt64: InterpolatedNumber {}
nonisolated extension Double: InterpolatedNumber {}
nonisolated extension Float: InterpolatedNumber {}

/// Text with symbols spelled in several ASCII characters, measured before truncation so that
/// nothing is cut off.
nonisolated package enum SpelledText {
    private static let spellings: [Unicode.Scalar: String] = ["…": "...", "⋯": "...", "±": "+/-"]

    /// Ellipsis of truncated text, one cell wide in ASCII too; an invisible word joiner
    /// distinguishes it from an ellipsis of the text.
    static let cutMark = "…\(joiner)"
    private static let joiner: Unicode.Scalar = "\u{2060}"

    /// Returns the text truncated to a width with that ellipsis.
    package static func cut(_ text: String, to limit: Int) -> String {
        let whole = GlyphText(text)
        guard whole.width > limit else { return text }
        let kept = whole.truncated(to: limit).elements.dropLast()
        return limit > 0 ? kept.map(\.glyph.text).joined() + cutMark : ""
    }

    /// Returns the text with symbols spelled out that have no ASCII equivalent.
    static func of(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: { spellings[$0] != nil }) else { return text }
        var result = ""
        var rest = text.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            if rest.first == joiner {
                rest.removeFirst()
                result.unicodeScalars.append(scalar)
            } else if let spelling = spellings[scalar] {
                result += spelling
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Returns the name of a key; ASCII arrows would be read as keys of those characters.
    static func key(_ name: String) -> String {
        name.map { arrows[$0] ?? String($0) }.joined()
    }

    private static let arrows: [Character: String] = [
        "↑": "Up", "↓": "Down", "←": "Left", "→": "Right",
    ]

    /// Returns the number of characters that spelling added to a text.
    static func excess(of text: String) -> Int {
        var (rest, excess) = (Array(text.utf8)[...], 0)
        while !rest.isEmpty {
            let spelling = spellings.values.first { rest.starts(with: $0.utf8) }
            excess += (spelling?.utf8.count ?? 1) - 1
            rest = rest.dropFirst(spelling?.utf8.count ?? 1)
        }
        return excess
    }
}
