extension Day: LosslessStringConvertible {
    public init?(_ description: String) {
        self.init(text: Array(description.utf8))
    }

    init?<Text: RandomAccessCollection<UInt8>>(text: Text) where Text.Index == Int {
        let start = text.startIndex
        guard
            text.count == 10,
            text[start + 4] == UInt8(ascii: "-"), text[start + 7] == UInt8(ascii: "-"),
            let year = Int(digits: text.prefix(4)),
            let month = Int(digits: text[start + 5..<start + 7]),
            let day = Int(digits: text.suffix(2))
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
