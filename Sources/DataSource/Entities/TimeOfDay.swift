public struct TimeOfDay: Hashable, Comparable, Sendable {
    public static let midnight = TimeOfDay(minutes: 0)

    public let minutes: Int

    public var hour: Int { minutes / 60 }
    public var minute: Int { minutes % 60 }

    public init?(hour: Int, minute: Int) {
        guard (0..<24).contains(hour), (0..<60).contains(minute) else { return nil }
        self.init(minutes: hour * 60 + minute)
    }

    private init(minutes: Int) {
        self.minutes = minutes
    }

    public static func < (lhs: TimeOfDay, rhs: TimeOfDay) -> Bool {
        lhs.minutes < rhs.minutes
    }
}

extension TimeOfDay: LosslessStringConvertible {
    public init?(_ description: String) {
        let digits = Array(description.utf8)
        guard
            digits.count == 5, digits[2] == UInt8(ascii: ":"),
            let hour = Int(digits: digits[0..<2]),
            let minute = Int(digits: digits[3..<5])
        else {
            return nil
        }
        self.init(hour: hour, minute: minute)
    }

    public var description: String {
        "\(hour.padded(to: 2)):\(minute.padded(to: 2))"
    }
}
