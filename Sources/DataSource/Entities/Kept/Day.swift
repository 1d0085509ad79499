public struct Day: Hashable, Sendable {
    public static let first = Day(number: -719_162)
    public static let last = Day(number: 2_932_896)
    public static let epoch = Day(number: 0)

    // Days since 1 January 1970: arithmetic is safe from daylight saving time.
    public let number: Int

    public init(number: Int) {
        self.number = number
    }

    public init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month), (1...31).contains(day) else {
            return nil
        }
        self.init(number: Self.number(year: year, month: month, day: day))
        guard day <= 28 || self.day == day else { return nil }
    }

    public var year: Int { civil.year }
    public var month: Int { civil.month }
    public var day: Int { civil.day }

    public var weekday: Weekday {
        Weekday.allCases[modulus(number + 3, 7)]
    }
}

extension Day: Strideable {
    public func distance(to other: Day) -> Int {
        other.number - number
    }

    public func advanced(by days: Int) -> Day {
        Day(number: number + days)
    }
}
