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
