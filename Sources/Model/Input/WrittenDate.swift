import DataSource

// Parts of a date such as 21.11., Nov 21, 2026 or 11月21日(土); their order decides the meaning.
struct WrittenDate {
    private(set) var parts = [DatePart]()
    private(set) var weekday: Weekday?
    private var separators = ""
    private var hasDotAtEnd = false

    init?(_ text: String) {
        let isJapanese = text.contains { "年月日".contains($0) }
        var rest = isJapanese ? text.filter { $0 != " " }[...] : text[...]
        var separator: Character?
        while let character = rest.first {
            if character.isASCII, character.isNumber {
                guard let part = Self.number(&rest), parts.count < 3 else { return nil }
                if parts.isEmpty, separator != nil { return nil }
                parts.append(part)
                separators += separator.map(String.init) ?? ""
                separator = nil
            } else if character.isLetter {
                guard take(Self.word(&rest)) else { return nil }
                if rest.first == "." { rest = rest.dropFirst() }
                separator = nil
            } else {
                rest = rest.dropFirst()
                guard " -/.,()".contains(character) else { return nil }
                if " ,()".contains(character) { continue }
                guard separator == nil else { return nil }
                separator = character
            }
        }
        hasDotAtEnd = separator == "."
        guard !parts.isEmpty, separator == nil || hasDotAtEnd else { return nil }
    }

    // Dots after the numbers mean that the day comes first.
    func readings(_ language: Language) -> [DateReading] {
        let isDotted = hasDotAtEnd || parts.count == 3 && separators == ".."
        return DateOrder(language: language, isDotted: isDotted).readings(of: parts)
    }

    private mutating func take(_ word: String) -> Bool {
        if let month = DayWords.month(word), parts.count < 3 {
            parts.append(DatePart(number: month, digits: 2, role: .month))
            return true
        }
        guard weekday == nil, let weekday = DayWords.weekday(word, atLeast: 3) else {
            return false
        }
        self.weekday = weekday
        return true
    }

    private static func number(_ rest: inout Substring) -> DatePart? {
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        guard digits.count <= 8, let number = Int(digits) else { return nil }
        rest = rest.dropFirst(digits.count)
        var part = DatePart(number: number, digits: digits.count, role: nil)
        for (mark, role) in DatePart.marks where rest.hasPrefix(mark) {
            let after = rest.dropFirst(mark.count)
            guard mark.first?.isASCII == false || after.first?.isLetter != true else { continue }
            // "st" after another number means stones.
            guard mark != "st" || number % 10 == 1 && number != 11 else { continue }
            rest = after
            part.role = role
            break
        }
        return part
    }

    private static func word(_ rest: inout Substring) -> String {
        let word = rest.prefix(while: \.isLetter)
        rest = rest.dropFirst(word.count)
        return String(word)
    }
}

// Possible orders of a date's parts: year first in Japanese, ambiguous in English.
struct DateOrder {
    let language: Language
    let isDotted: Bool

    func readings(of parts: [DatePart]) -> [DateReading] {
        switch parts.count {
        case 1: alone(parts[0])
        case 2: pair(nil, parts[0], parts[1])
        default: triple(parts)
        }
    }

    private func alone(_ part: DatePart) -> [DateReading] {
        if part.digits == 8, part.role == nil {
            let (year, rest) = part.number.quotientAndRemainder(dividingBy: 10_000)
            guard year > 99 else { return [] }
            return [DateReading(year: year, month: rest / 100, day: rest % 100)]
        }
        return part.can(.day) ? [DateReading(day: part.number)] : []
    }

    private func pair(_ year: Int?, _ first: DatePart, _ second: DatePart) -> [DateReading] {
        let dayFirst = reading(year, month: second, day: first)
        let monthFirst = reading(year, month: first, day: second)
        if first.role != nil || second.role != nil { return [monthFirst ?? dayFirst].compact }
        if language == .japanese { return oneOf(monthFirst, dayFirst) }
        return isDotted ? [dayFirst].compact : [dayFirst, monthFirst].compact
    }

    private func triple(_ parts: [DatePart]) -> [DateReading] {
        let (first, second, third) = (parts[0], parts[1], parts[2])
        if first.isYear { return [reading(first.number, month: second, day: third)].compact }
        if third.isYear { return pair(third.number, first, second) }
        guard parts.allSatisfy({ $0.digits <= 2 && $0.role != .year }) else { return [] }
        if first.role != nil || second.role != nil { return pair(third.number, first, second) }
        let yearFirst = reading(first.number, month: second, day: third)
        if language == .japanese { return oneOf(yearFirst, nil) }
        let yearLast = pair(third.number, first, second)
        // A day of 2003 is unlikely to be written as 3/4/26.
        return yearLast.isEmpty || first.number > 12 ? [yearFirst].compact + yearLast : yearLast
    }

    private func reading(_ year: Int?, month: DatePart, day: DatePart) -> DateReading? {
        guard month.can(.month), day.can(.day), (1...12).contains(month.number) else { return nil }
        guard (1...31).contains(day.number) else { return nil }
        return DateReading(year: year, month: month.number, day: day.number)
    }

    private func oneOf(_ first: DateReading?, _ second: DateReading?) -> [DateReading] {
        [first ?? second].compact
    }
}

extension [DateReading?] {
    fileprivate var compact: [DateReading] { compactMap(\.self) }
}

// A number of a date, with its role if a mark or a name tells it.
struct DatePart {
    enum Role {
        case year
        case month
        case day
    }

    static let marks: [(String, Role)] = [
        ("年", .year), ("月", .month), ("日", .day),
        ("st", .day), ("nd", .day), ("rd", .day), ("th", .day),
    ]

    var number: Int
    var digits: Int
    var role: Role?

    // 0026 is not accepted for 2026.
    var isYear: Bool {
        digits == 4 ? (role ?? .year) == .year && number > 99 : role == .year
    }

    func can(_ role: Role) -> Bool {
        self.role == role || self.role == nil && digits <= 2
    }
}

// One interpretation of a date; missing parts are those of the latest such day up to today.
struct DateReading {
    var year: Int?
    var month: Int?
    var day: Int

    func day(upTo today: Day) -> Day? {
        if let year, let month {
            return Day(year: full(year, upTo: today), month: month, day: day)
        }
        return months(upTo: today).lazy
            .compactMap { Day(year: $0.year, month: $0.month, day: day) }
            .first { $0 <= today }
    }

    // True for a day and month far back, if this year they are still ahead or do not exist.
    func isDoubtful(_ day: Day, upTo today: Day) -> Bool {
        guard year == nil, let month, day.distance(to: today) > Self.halfAYear else { return false }
        return Day(year: today.year, month: month, day: self.day).map { $0 > today } ?? true
    }

    private static let halfAYear = 183

    // Last day of a month that is too short for the day; `nil` if the day exists.
    func lastOfMonth(upTo today: Day) -> Day? {
        guard (29...31).contains(day), let month else { return nil }
        let year = year.map { full($0, upTo: today) } ?? today.year
        let last = Day(year: year, month: month, day: 1)?.lastOfMonth
        return last.flatMap { $0.day < day ? $0 : nil }
    }

    private func full(_ year: Int, upTo today: Day) -> Int {
        if year > 99 { return year }
        return 2000 + year > today.year ? 1900 + year : 2000 + year
    }

    // Eight years contain a leap day.
    private func months(upTo today: Day) -> [(year: Int, month: Int)] {
        if let month { return (0...8).map { (today.year - $0, month) } }
        let count = today.year * 12 + today.month - 1
        return (0...2).map { ((count - $0) / 12, (count - $0) % 12 + 1) }
    }
}

// A month, with or without its year.
struct WrittenMonth {
    private(set) var month: Int?
    private(set) var year: Int?

    init?(_ text: String) {
        let marks = Set("年月/-., ")
        let parts = text.split { marks.contains($0) }
        guard (1...2).contains(parts.count) else { return nil }
        for part in parts {
            if let number = Int(part), part.allSatisfy(\.isASCII) {
                guard take(number, digits: part.count) else { return nil }
            } else {
                guard month == nil, let named = DayWords.month(part) else { return nil }
                month = named
            }
        }
        // A number alone is not a month.
        let isNamed =
            year != nil || parts.count == 1 && (Int(parts[0]) == nil || text.hasSuffix("月"))
        guard month != nil, isNamed else { return nil }
    }

    // Last day of the month, today at the latest; without a year, the latest one begun.
    func last(upTo today: Day) -> Day? {
        guard let month else { return nil }
        let year = year ?? (month <= today.month ? today.year : today.year - 1)
        guard let first = Day(year: year, month: month, day: 1), first <= today else { return nil }
        return min(first.lastOfMonth, today)
    }

    func includes(_ day: Day) -> Bool {
        day.month == month && year.map { $0 == day.year } ?? true
    }

    private mutating func take(_ number: Int, digits: Int) -> Bool {
        if digits == 4, year == nil {
            year = number
        } else if digits <= 2, month == nil, (1...12).contains(number) {
            month = number
        } else {
            return false
        }
        return true
    }
}
