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

extension Int {
    init?(digits: some Sequence<UInt8>) {
        var value = 0
        for digit in digits {
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
            let (product, isTooLarge) = value.multipliedReportingOverflow(by: 10)
            let (sum, isLarger) = product.addingReportingOverflow(Int(digit - UInt8(ascii: "0")))
            guard !isTooLarge, !isLarger else { return nil }
            value = sum
        }
        self = value
    }

    func padded(to width: Int) -> String {
        let digits = String(self)
        return String(repeating: "0", count: Swift.max(0, width - digits.utf8.count)) + digits
    }
}

extension UInt8 {
    var isDigit: Bool {
        self &- UInt8(ascii: "0") < 10
    }

    var hexDigit: UInt8? {
        if isDigit { return self &- UInt8(ascii: "0") }
        let letter = (self | 0x20) &- UInt8(ascii: "a")
        return letter < 6 ? letter + 10 : nil
    }
}

extension Character {
    package var isDigit: Bool { isASCII && isNumber }
}
