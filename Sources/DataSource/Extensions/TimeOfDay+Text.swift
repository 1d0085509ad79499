extension TimeOfDay: LosslessStringConvertible {
    public init?(_ description: String) {
        self.init(text: Array(description.utf8))
    }

    init?<Text: RandomAccessCollection<UInt8>>(text: Text) where Text.Index == Int {
        guard
            text.count == 5, text[text.startIndex + 2] == UInt8(ascii: ":"),
            let hour = Int(digits: text.prefix(2)),
            let minute = Int(digits: text.suffix(2))
        else {
            return nil
        }
        self.init(hour: hour, minute: minute)
    }

    public var description: String {
        "\(hour.padded(to: 2)):\(minute.padded(to: 2))"
    }
}
