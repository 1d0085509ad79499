extension TimeOfDay: LosslessStringConvertible {
    public init?(_ description: String) {
        var description = description
        guard let time = description.withUTF8({ TimeOfDay(text: $0) }) else { return nil }
        self = time
    }

    init?(text: UnsafeBufferPointer<UInt8>) {
        guard
            text.count == 5, text.has(":", at: 2),
            let hour = text.digits(0..<2),
            let minute = text.digits(3..<5)
        else {
            return nil
        }
        self.init(hour: hour, minute: minute)
    }

    public var description: String {
        "\(hour.padded(to: 2)):\(minute.padded(to: 2))"
    }
}
