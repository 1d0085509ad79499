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

public enum Weekday: Int, CaseIterable, Hashable, Sendable {
    case monday
    case tuesday
    case wednesday
    case thursday
    case friday
    case saturday
    case sunday
}

public struct LocalTime: Hashable, Sendable {
    public static let empty = LocalTime(day: .epoch, time: .midnight)

    public var day: Day
    public var time: TimeOfDay

    public init(day: Day, time: TimeOfDay) {
        self.day = day
        self.time = time
    }
}

extension LocalTime: Comparable {
    public static func < (lhs: LocalTime, rhs: LocalTime) -> Bool {
        (lhs.day, lhs.time) < (rhs.day, rhs.time)
    }
}

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

// Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms": years begin in March, so that the
// leap day is the last day of its year, and 400 years always have 146,097 days.
extension Day {
    static func number(year: Int, month: Int, day: Int) -> Int {
        let shiftedYear = month <= 2 ? year - 1 : year
        let era = (shiftedYear - modulus(shiftedYear, 400)) / 400
        let yearOfEra = modulus(shiftedYear, 400)
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * 146_097 + dayOfEra - 719_468
    }

    public var civil: (year: Int, month: Int, day: Int) {
        let shifted = number + 719_468
        let dayOfEra = modulus(shifted, 146_097)
        let era = (shifted - dayOfEra) / 146_097
        let yearOfEra =
            (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
    }

    func modulus(_ value: Int, _ divisor: Int) -> Int {
        Self.modulus(value, divisor)
    }

    private static func modulus(_ value: Int, _ divisor: Int) -> Int {
        let remainder = value % divisor
        return remainder < 0 ? remainder + divisor : remainder
    }

    public var lastOfMonth: Day {
        (28...31).lazy.compactMap { Day(year: year, month: month, day: $0) }.last ?? self
    }

    // The 31st becomes the last day of a shorter month.
    public func advanced(byMonths months: Int) -> Day? {
        let count = year * 12 + month - 1 + months
        guard count >= 12, let first = Day(year: count / 12, month: count % 12 + 1, day: 1) else {
            return nil
        }
        return min(first.advanced(by: day - 1), first.lastOfMonth)
    }

    // Keeps one of each of the newest 7 days, 8 weeks and 12 months that have a backup.
    static func kept(of days: [Day]) -> Set<Day> {
        newest(7, of: days) { $0.number }
            .union(newest(8, of: days) { $0.number - $0.weekday.rawValue })
            .union(newest(12, of: days) { $0.year * 12 + $0.month })
    }

    private static func newest(
        _ count: Int,
        of days: [Day],
        by period: (Day) -> Int
    ) -> Set<Day> {
        let newest = Dictionary(days.map { (period($0), $0) }, uniquingKeysWith: max)
        return Set(newest.sorted { $0.key > $1.key }.prefix(count).map(\.value))
    }
}

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
        return String(unsafeUninitializedCapacity: Self.length) { text in
            write(to: text)
            return Self.length
        }
    }

    static let length = 10

    // For the years 0 to 9999.
    func write(to text: UnsafeMutableBufferPointer<UInt8>) {
        let (year, month, day) = civil
        text.put(year / 100, at: 0)
        text.put(year % 100, at: 2)
        text[4] = UInt8(ascii: "-")
        text.put(month, at: 5)
        text[7] = UInt8(ascii: "-")
        text.put(day, at: 8)
    }
}

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
        String(unsafeUninitializedCapacity: Self.length) { text in
            write(to: text)
            return Self.length
        }
    }

    static let length = 5

    func write(to text: UnsafeMutableBufferPointer<UInt8>) {
        text.put(hour, at: 0)
        text[2] = UInt8(ascii: ":")
        text.put(minute, at: 3)
    }
}
