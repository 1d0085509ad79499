// A value in place: it must not outlive the bytes.
struct JSONField {
    let bytes: UnsafeBufferPointer<UInt8>

    var isTrue: Bool {
        bytes.elementsEqual("true".utf8)
    }

    var isNull: Bool {
        bytes.elementsEqual("null".utf8)
    }

    var number: Double? {
        guard let first = bytes.first, first == UInt8(ascii: "-") || first.isDigit else {
            return nil
        }
        return Double(shortDecimal: bytes)
            ?? Double(String(decoding: bytes, as: UTF8.self)).flatMap { $0.isFinite ? $0 : nil }
    }

    // Rejects numbers that could overflow in computations.
    var measure: Double? {
        number.flatMap { Self.isMeasure($0) ? $0 : nil }
    }

    static func isMeasure(_ number: Double) -> Bool {
        number > 0 && number <= 100_000
    }

    var string: String? {
        characters.map { JSONText.unescaped($0[...]) }
    }

    var characters: UnsafeBufferPointer<UInt8>? {
        guard bytes.first == UInt8(ascii: "\""), bytes.count >= 2 else { return nil }
        return UnsafeBufferPointer(rebasing: bytes[1..<bytes.count - 1])
    }
}
