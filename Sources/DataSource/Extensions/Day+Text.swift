extension Day: LosslessStringConvertible {
    public init?(_ description: String) {
        self.init(digits: Array(description.utf8)[...])
    }

    init?(digits: ArraySlice<UInt8>) {
        let digits = Array(digits)
        guard
            digits.count == 10, digits[4] == UInt8(ascii: "-"), digits[7] == UInt8(ascii: "-"),
            let year = Int(digits: digits[0..<4]),
            let month = Int(digits: digits[5..<7]),
            let day = Int(digits: digits[8..<10])
        else {
            return nil
        }
        self.init(year: year, month: month, day: day)
    }

    public var description: String {
        let (year, month, day) = civil
        return "\(year.padded(to: 4))-\(month.padded(to: 2))-\(day.padded(to: 2))"
    }
}
