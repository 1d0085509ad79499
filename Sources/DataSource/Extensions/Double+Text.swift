extension Double {
    private static let powersOfTen = [1.0, 10, 100, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8]

    // Up to nine digits and their power of ten are exact, so their quotient is correctly rounded.
    init?(shortDecimal text: UnsafeBufferPointer<UInt8>) {
        guard text.count <= 9, text.first?.isDigit == true, text.last?.isDigit == true else {
            return nil
        }
        var digits = 0
        var fractionDigits: Int?
        for byte in text {
            if byte.isDigit {
                digits = digits * 10 + Int(byte - UInt8(ascii: "0"))
                fractionDigits = fractionDigits.map { $0 + 1 }
            } else if byte == UInt8(ascii: "."), fractionDigits == nil {
                fractionDigits = 0
            } else {
                return nil
            }
        }
        self = Double(digits) / Self.powersOfTen[fractionDigits ?? 0]
    }
}
