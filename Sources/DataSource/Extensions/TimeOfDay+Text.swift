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
        String(unsafeUninitializedCapacity: 5) { text in
            text.put(hour, at: 0)
            text[2] = UInt8(ascii: ":")
            text.put(minute, at: 3)
            return 5
        }
    }
}
