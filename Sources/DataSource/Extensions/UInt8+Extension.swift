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
