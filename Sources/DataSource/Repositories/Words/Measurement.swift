// A text such as 72.4 kg, 11st 6.5 or 5'10", as numbers with the units after them.
package struct Measurement {
    package struct Part {
        package let text: String
        package let number: Double
        package let unit: MeasurementUnit?

        package var isWhole: Bool { !text.utf8.contains(UInt8(ascii: ".")) }
    }

    package let parts: [Part]

    // `nil` unless the text is a sequence of numbers and units.
    package init?(_ text: String) throws(EntryError) {
        guard let read = try text.normalized.scanned(Self.read) else { return nil }
        self = read
    }

    init?(_ text: UnsafeBufferPointer<UInt8>) throws(EntryError) {
        guard text.isASCII else {
            try self.init(ImportedText.string(text))
            return
        }
        var scanner = TextScanner(text.trimmed)
        guard let read = try Self.read(&scanner) else { return nil }
        self = read
    }

    private static func read(_ scanner: inout TextScanner) throws(EntryError) -> Measurement? {
        guard !scanner.isAtEnd else { throw .missing }
        guard !scanner.text.contains(UInt8(ascii: ".")) || !scanner.text.contains(UInt8(ascii: ","))
        else { throw .bothDecimalMarks }
        var parts = [Part]()
        while !scanner.isAtEnd {
            guard parts.count < 3, let part = part(&scanner) else { return nil }
            parts.append(part)
        }
        return Measurement(parts: parts)
    }

    private init(parts: [Part]) {
        self.parts = parts
    }

    private static func part(_ scanner: inout TextScanner) -> Part? {
        guard let (text, number) = scanner.number() else { return nil }
        scanner.skipBlanks()
        let word = scanner.rest.prefix { !$0.isDigit && !$0.isDecimalMark && $0 != 0x20 }
        scanner.skip(word.count)
        defer { scanner.skipBlanks() }
        if word.isEmpty { return Part(text: text, number: number, unit: nil) }
        if scanner.next?.isDecimalMark == true { scanner.skip(1) }
        return MeasurementUnit(String(decoding: word, as: UTF8.self).lowercased()).map {
            Part(text: text, number: number, unit: $0)
        }
    }
}

extension Measurement {
    // A length that names its units and has one meaning.
    package var centimetres: Double? {
        switch parts.map(\.unit) {
        case [.centimetres]: parts[0].number
        case [.metres]: parts[0].centimetresOfMetres
        case [.metres, .centimetres],
            // 1m8 may be 180 or 108.
            [.metres, nil] where parts[1].text.utf8.count > 1:
            parts[0].isWhole && parts[1].number < 100
                ? parts[0].number * 100 + parts[1].number : nil
        case [.feet]: parts[0].number * MeasurementUnit.inchesOfFoot * MeasurementUnit.inch
        case [.inches]: parts[0].number * MeasurementUnit.inch
        case [.feet, nil], [.feet, .inches]: centimetresOfFeetAndInches
        default: nil
        }
    }

    package var centimetresOfFeetAndInches: Double? {
        let (feet, inches) = (parts[0], parts[1].number)
        guard feet.isWhole, inches < MeasurementUnit.inchesOfFoot else { return nil }
        return (feet.number * MeasurementUnit.inchesOfFoot + inches) * MeasurementUnit.inch
    }
}

extension Measurement.Part {
    // Uses the digits, because 1.13 times 100 is not exactly 113.
    package var centimetresOfMetres: Double { Double("\(text)e2") ?? .infinity }
}

package enum MeasurementUnit: Hashable, Sendable {
    case weight(WeightUnit)
    case grams
    case centimetres
    case metres
    case feet
    case inches
    case percent

    package static let inch = 2.54
    package static let inchesOfFoot = 12.0

    private static let named = Dictionary(
        ([.grams, .centimetres, .metres, .feet, .inches, .percent]
            + WeightUnit.allCases.map { .weight($0) })
            .flatMap { (unit: MeasurementUnit) in unit.words.map { ($0, unit) } },
        uniquingKeysWith: { first, _ in first }
    )

    // By its word in lower case.
    package init?(_ word: String) {
        guard let unit = Self.named[word] ?? WeightUnit.named(word).map({ .weight($0) }) else {
            return nil
        }
        self = unit
    }

    package var weight: WeightUnit? {
        if case .weight(let unit) = self { unit } else { nil }
    }

    // `nil` if it is no unit of length.
    var centimetres: Double? {
        switch self {
        case .centimetres: 1
        case .metres: 100
        case .feet: Self.inch * Self.inchesOfFoot
        case .inches: Self.inch
        case .weight, .grams, .percent: nil
        }
    }

    var symbol: String { weight?.symbol ?? words.first ?? "" }

    package var words: [String] {
        switch self {
        case .weight(let unit): unit.names
        case .grams: ["g", "gram", "grams", "グラム"]
        case .centimetres:
            [
                "cm", "㎝", "centimetre", "centimetres", "centimeter", "centimeters", "センチ",
                "センチメートル",
            ]
        case .metres: ["m", "metre", "metres", "meter", "meters", "メートル"]
        case .feet: ["ft", "'", "foot", "feet", "フィート"]
        case .inches: ["in", "\"", "''", "inch", "inches", "インチ"]
        case .percent: ["%", "percent", "パーセント"]
        }
    }
}
