import Essentials

// A number with either decimal mark, perhaps with a unit.
enum WrittenWeight: Equatable {
    case absent
    case number(Double, WeightUnit?)
    // "11 6": valid only in files of a compound unit.
    case bareParts(Double)
    case refused(ImportRefusal.Reason)

    // Longer numbers are no weights.
    private static let longest = 40

    init(_ text: UnsafeBufferPointer<UInt8>) {
        let text = text.trimmed
        guard !Self.isAbsent(text) else {
            self = .absent
            return
        }
        var index = 0
        switch Self.number(text, &index) {
        case .failure(let reason): self = .refused(reason)
        case .success(let number):
            let rest = UnsafeBufferPointer(rebasing: text[index...]).trimmed
            self = Self.withUnit(number, rest)
        }
    }

    private static func withUnit(
        _ number: Double,
        _ rest: UnsafeBufferPointer<UInt8>
    ) -> WrittenWeight {
        if rest.isEmpty { return number == 0 ? .absent : .number(number, nil) }
        if let unit = unit(rest) { return number == 0 ? .absent : .number(number, unit) }
        if rest.isAnyCase("g") { return number == 0 ? .absent : .number(number / 1000, .kilograms) }
        return stonesAndPounds(number, rest) ?? .refused(.notAWeight)
    }

    // 11st 6.5lb or 11 6
    private static func stonesAndPounds(
        _ stones: Double,
        _ rest: UnsafeBufferPointer<UInt8>
    ) -> WrittenWeight? {
        let word = rest.prefix { $0 | 0x20 >= UInt8(ascii: "a") && $0 | 0x20 <= UInt8(ascii: "z") }
        let named = word.isEmpty ? .stones : unit(UnsafeBufferPointer(rebasing: word))
        guard let named, named.isCompound, stones == stones.rounded(), stones < 100
        else { return nil }
        let singles = Double(named.singles)
        let text = UnsafeBufferPointer(rebasing: rest[word.count...]).trimmed
        var index = 0
        guard case .success(let pounds) = number(text, &index), pounds < singles else { return nil }
        let end = UnsafeBufferPointer(rebasing: text[index...]).trimmed
        guard end.isEmpty || unit(end) == named.single else { return nil }
        return word.isEmpty
            ? .bareParts(stones + pounds / singles)
            : .number(stones * singles + pounds, named.single)
    }

    private static func unit(_ text: UnsafeBufferPointer<UInt8>) -> WeightUnit? {
        WeightUnit.named(String(decoding: text, as: UTF8.self).lowercased())
    }

    private static func isAbsent(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        text.isEmpty || text.isAnyCase("null") || text.isAnyCase("--") || text.isAnyCase("-")
    }

    static func number(
        _ text: UnsafeBufferPointer<UInt8>,
        _ index: inout Int
    ) -> Result<Double, ImportRefusal.Reason> {
        let start = index
        var marks = 0
        var isMixed = false
        var mark: UInt8?
        while index < text.count {
            let byte = text[index]
            if byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",") {
                marks += 1
                if let mark, mark != byte { isMixed = true }
                mark = byte
            } else if !byte.isDigit {
                break
            }
            index += 1
        }
        let digits = text[start..<index]
        guard let first = digits.first, first.isDigit, digits.last?.isDigit == true,
            digits.count <= longest
        else {
            return .failure(.notAWeight)
        }
        guard marks <= 1 else { return .failure(isMixed ? .bothDecimalMarks : .notAWeight) }
        return decimal(UnsafeBufferPointer(rebasing: digits)).map { .success($0) }
            ?? .failure(.notAWeight)
    }

    private static func decimal(_ digits: UnsafeBufferPointer<UInt8>) -> Double? {
        var digits = digits
        if digits.contains(where: { !$0.isDigit }) {
            while digits.last == UInt8(ascii: "0") { digits = .init(rebasing: digits.dropLast()) }
            if digits.last?.isDigit == false { digits = .init(rebasing: digits.dropLast()) }
        }
        if digits.count <= 9, !digits.contains(UInt8(ascii: ",")) {
            return Double(shortDecimal: digits)
        }
        let text = String(decoding: digits, as: UTF8.self).substituting(",", with: ".")
        return Double(text).flatMap { $0.isFinite ? $0 : nil }
    }
}

// A height in other programs' notation, perhaps with a unit.
struct WrittenHeight: Equatable {
    // `nil` if empty, 0 if unparsable.
    let centimetres: Double?

    // Smaller values are metres, even below a head in centimetres.
    private static let mostMetres = 3.0

    init(_ text: UnsafeBufferPointer<UInt8>, centimetres factor: Double) {
        let text = text.trimmed
        let isZero = text.contains { $0.isDigit }
        guard !OffsetText.isAbsent(text) || isZero else {
            centimetres = nil
            return
        }
        var index = 0
        guard case .success(let number) = WrittenWeight.number(text, &index),
            let unit = Self.unit(UnsafeBufferPointer(rebasing: text[index...]).trimmed, or: factor)
        else {
            centimetres = 0
            return
        }
        centimetres = number * (unit == 1 && number < Self.mostMetres ? 100 : unit)
    }

    // Returns how many centimetres a unit has.
    static func unit(
        _ text: UnsafeBufferPointer<UInt8>,
        or factor: Double? = nil
    ) -> Double? {
        if text.isEmpty { return factor }
        if text.isAnyCase("cm") { return 1 }
        if text.isAnyCase("m") { return 100 }
        return text.isAnyCase("in") || text.isAnyCase("\"") ? 2.54 : nil
    }
}
