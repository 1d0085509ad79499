extension Day: LosslessStringConvertible {
    public init?(_ description: String) {
        var description = description
        guard let day = description.withUTF8({ Day(text: $0) }) else { return nil }
        self = day
    }

    init?(text: UnsafeBufferPointer<UInt8>) {
        guard
            text.count == 10, text.has("-", at: 4), text.has("-", at: 7),
            let year = text.digits(0..<4),
            let month = text.digits(5..<7),
            let day = text.digits(8..<10)
        else {
            return nil
        }
        self.init(year: year, month: month, day: day)
    }

    public var description: String {
        let (year, month, day) = civil
        guard (0...9999).contains(year) else {
            return "\(year)-\(month.padded(to: 2))-\(day.padded(to: 2))"
        }
        return String(unsafeUninitializedCapacity: 10) { text in
            text.put(year / 100, at: 0)
            text.put(year % 100, at: 2)
            text[4] = UInt8(ascii: "-")
            text.put(month, at: 5)
            text[7] = UInt8(ascii: "-")
            text.put(day, at: 8)
            return 10
        }
    }
}
