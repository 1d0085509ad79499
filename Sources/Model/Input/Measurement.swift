import DataSource
import Essentials

// A text such as 11st 6.5 or 5'10", as numbers with the units after them.
struct Measurement {
    struct Part {
        var text: String
        var number: Double
        var unit: MeasurementUnit?

        var isWhole: Bool { !text.contains(".") }
    }

    let parts: [Part]

    // `nil` unless the text is a sequence of numbers and units.
    init?(_ text: String) throws(EntryError) {
        let text = text.normalized.withPlainUnits
        guard !text.isEmpty else { throw .missing }
        guard !text.contains(".") || !text.contains(",") else { throw .bothDecimalMarks }
        var parts = [Part]()
        var rest = (text.contains(",") ? text.substituting(",", with: ".") : text)[...]
        while !rest.isEmpty {
            guard parts.count < 3, let part = Self.part(&rest) else { return nil }
            parts.append(part)
        }
        self.parts = parts
    }

    private static func part(_ rest: inout Substring) -> Part? {
        let digits = rest.prefix { $0.isDigit || $0 == "." }
        guard digits.first?.isDigit == true, let number = Double(digits) else { return nil }
        rest = rest.dropFirst(digits.count).drop { $0 == " " }
        let word = rest.prefix { !$0.isDigit && $0 != "." && $0 != " " }
        rest = rest.dropFirst(word.count)
        if !word.isEmpty, rest.first == "." { rest = rest.dropFirst() }
        rest = rest.drop { $0 == " " }
        if word.isEmpty { return Part(text: String(digits), number: number) }
        return MeasurementUnit(word).map {
            Part(text: String(digits), number: number, unit: $0)
        }
    }
}

extension Character {
    var isDigit: Bool { isASCII && isNumber }
}
