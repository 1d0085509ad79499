// Parses the parts of a date and a time.
struct MomentReader {
    let text: UnsafeBufferPointer<UInt8>
    var index = 0

    init(text: UnsafeBufferPointer<UInt8>) {
        self.text = text
    }

    var isAtEnd: Bool { index >= text.count }

    var isAtTime: Bool {
        var place = index
        while place < text.count, text[place].isDigit { place += 1 }
        return place > index && place - index <= 2 && place < text.count && text.has(":", at: place)
    }

    mutating func skip(_ bytes: (UInt8) -> Bool) {
        while index < text.count, bytes(text[index]) { index += 1 }
    }

    mutating func skipBetween() {
        skip { $0 == 0x20 || $0 == UInt8(ascii: ",") }
        guard index + 1 < text.count, text[index] | 0x20 == UInt8(ascii: "t"),
            text[index + 1].isDigit
        else { return }
        index += 1
    }

    mutating func digits(upTo count: Int) -> (value: Int, count: Int)? {
        let start = index
        var value = 0
        while index < text.count, text[index].isDigit, index - start < count {
            value = value * 10 + Int(text[index] - UInt8(ascii: "0"))
            index += 1
        }
        return index > start ? (value, index - start) : nil
    }

    // Reads a word in lower case.
    mutating func word() -> String {
        let start = index
        skip { ($0 | 0x20) &- UInt8(ascii: "a") < 26 || $0 >= 0x80 }
        return ImportedText.string(UnsafeBufferPointer(rebasing: text[start..<index])).lowercased()
    }
}

extension MomentReader {
    private struct Part {
        var value: Int
        var digits: Int
    }

    mutating func date() throws(ImportRefusal.Reason) -> ImportedDate {
        if let day = isoDay() { return day }
        var parts = [Part]()
        var month: (place: Int, number: Int)?
        var separators = [UInt8]()
        var hasBegun = false
        while parts.count + (month == nil ? 0 : 1) < 3, !isAtEnd {
            if text[index].isDigit {
                guard !isAtTime, let (value, count) = digits(upTo: 14) else { break }
                hasBegun = true
                if count > 4 { return try joined(value, count, parts.isEmpty && month == nil) }
                parts.append(Part(value: value, digits: count))
            } else if let mark = calendarMark() {
                index += mark
            } else if (text[index] | 0x20) &- UInt8(ascii: "a") < 26 || text[index] >= 0x80 {
                let word = word()
                hasBegun = true
                if MonthNames.isWeekday(word), month == nil, parts.isEmpty { continue }
                guard let number = MonthNames.month(word), month == nil else { throw .notADate }
                month = (parts.count, number)
            } else {
                // A sign before a number would change it.
                guard " -/.,".utf8.contains(text[index]), hasBegun, !isAtSign else {
                    throw .notADate
                }
                separators.append(text[index])
                index += 1
            }
        }
        if let mark = calendarMark() { index += mark }
        if !isAtEnd, text.has(".", at: index) { index += 1 }
        if let month { return try named(parts, month.number, month.place) }
        guard parts.count == 3 else { throw .notADate }
        let dots = separators.filter { $0 == UInt8(ascii: ".") }.count
        return try numbered(parts, isDotted: dots >= 2)
    }

    private var isAtSign: Bool {
        text.has("-", at: index) && "-/.,".utf8.contains(text[index - 1])
    }

    private mutating func isoDay() -> ImportedDate? {
        guard text.count >= index + 10,
            text.count == index + 10 || !text[index + 10].isDigit,
            let day = Day(text: UnsafeBufferPointer(rebasing: text[index..<index + 10]))
        else {
            return nil
        }
        index += 10
        return .day(day)
    }

    // 年 月 日, 년 월 일
    private func calendarMark() -> Int? {
        guard index + 3 <= text.count, text[index] >= 0x80 else { return nil }
        let mark = String(decoding: text[index..<index + 3], as: UTF8.self)
        return ["年", "月", "日", "년", "월", "일"].contains(mark) ? 3 : nil
    }

    // 20260401, or the seconds or milliseconds since 1970.
    private func joined(
        _ value: Int,
        _ count: Int,
        _ isAlone: Bool
    ) throws(ImportRefusal.Reason) -> ImportedDate {
        guard isAlone else { throw .notADate }
        switch count {
        case 8:
            guard
                let day = Day(
                    year: value / 10_000,
                    month: value / 100 % 100,
                    day: value % 100
                )
            else { throw .noSuchDay }
            return .day(day)
        case 10 where isAtEnd: return .instant(value)
        case 13 where isAtEnd: return .instant(value / 1000)
        default: throw .notADate
        }
    }

    private func named(
        _ parts: [Part],
        _ month: Int,
        _ place: Int
    ) throws(ImportRefusal.Reason) -> ImportedDate {
        guard parts.count == 2 else { throw .notADate }
        let isYearFirst = parts[0].digits == 4
        guard isYearFirst || parts[1].digits == 4, place < 2 else { throw .notADate }
        let (year, day) = isYearFirst ? (parts[0], parts[1]) : (parts[1], parts[0])
        guard day.digits <= 2 else { throw .notADate }
        guard let day = Day(year: year.value, month: month, day: day.value) else {
            throw .noSuchDay
        }
        return .day(day)
    }

    private func numbered(
        _ parts: [Part],
        isDotted: Bool
    ) throws(ImportRefusal.Reason) -> ImportedDate {
        let (first, second, third) = (parts[0].value, parts[1].value, parts[2].value)
        let isShort = parts.map { $0.digits <= 2 }
        if parts[0].digits == 4, isShort[1], isShort[2] {
            guard let day = Day(year: first, month: second, day: third) else { throw .noSuchDay }
            return .day(day)
        }
        guard isShort[0], isShort[1], parts[2].digits == 4 || isShort[2] else { throw .notADate }
        let date = ImportedDate.parts(first, second, third)
        guard isDotted else { return date }
        // Dates with dots have the day first.
        guard let day = date.day(.dayFirst) else { throw .noSuchDay }
        return .day(day)
    }
}

extension MomentReader {
    // 7:30, 07:30:15.250, 7:30 PM; French writes h for the colon.
    mutating func time() throws(ImportRefusal.Reason) -> (TimeOfDay, second: Int) {
        guard let (hour, _) = digits(upTo: 2), index < text.count,
            text.has(":", at: index) || text[index] | 0x20 == UInt8(ascii: "h")
        else { throw .notATime }
        index += 1
        guard let (minute, count) = digits(upTo: 2), count == 2 else { throw .notATime }
        let second = try seconds()
        let half = half()
        guard half == nil || (1...12).contains(hour) else { throw .notATime }
        let full = half.map { hour % 12 + $0 } ?? hour
        guard let time = TimeOfDay(hour: full, minute: minute), second < 60 else {
            throw .notATime
        }
        return (time, second)
    }

    private mutating func seconds() throws(ImportRefusal.Reason) -> Int {
        guard index < text.count, text.has(":", at: index) else { return 0 }
        index += 1
        guard let (second, count) = digits(upTo: 2), count == 2 else { throw .notATime }
        if index < text.count, text.has(".", at: index) || text.has(",", at: index) {
            index += 1
            guard digits(upTo: 9) != nil else { throw .notATime }
        }
        return second
    }

    private mutating func half() -> Int? {
        let start = index
        skip { $0 == 0x20 }
        guard index + 1 < text.count, text[index + 1] | 0x20 == UInt8(ascii: "m"),
            text[index] | 0x20 == UInt8(ascii: "a") || text[index] | 0x20 == UInt8(ascii: "p")
        else {
            index = start
            return nil
        }
        defer { index += 2 }
        return text[index] | 0x20 == UInt8(ascii: "p") ? 12 : 0
    }

    // Z, UTC, +0100 or +01:00
    mutating func offset() throws(ImportRefusal.Reason) -> Int? {
        skip { $0 == 0x20 }
        guard !isAtEnd else { return nil }
        let rest = UnsafeBufferPointer(rebasing: text[index...])
        if rest.isAnyCase("z") || rest.isAnyCase("utc") || rest.isAnyCase("gmt") {
            index = text.count
            return 0
        }
        for (word, length) in [("utc" as StaticString, 3), ("gmt", 3)] where rest.count > length {
            if UnsafeBufferPointer(rebasing: rest[..<length]).isAnyCase(word) { index += length }
        }
        guard text.has("+", at: index) || text.has("-", at: index) else { throw .notATime }
        let sign = text.has("-", at: index) ? -1 : 1
        index += 1
        guard let (hour, hourCount) = digits(upTo: 2), hourCount == 2 else { throw .notATime }
        if index < text.count, text.has(":", at: index) { index += 1 }
        let (minute, count) = digits(upTo: 2) ?? (0, 2)
        guard hour <= 14, minute < 60, count == 2, isAtEnd else { throw .notATime }
        return sign * (hour * 60 + minute)
    }
}

extension ImportedDate {
    public func day(_ order: DayOrder) -> Day? {
        switch (self, order) {
        case (.day(let day), _): day
        case (.parts(let day, let month, let year), .dayFirst),
            (.parts(let month, let day, let year), .monthFirst),
            (.parts(let year, let month, let day), .yearFirst):
            Day(year: Self.full(year), month: month, day: day)
        case (.instant, _): nil
        }
    }

    private static func full(_ year: Int) -> Int {
        year > 99 ? year : year < 70 ? 2000 + year : 1900 + year
    }
}

// Beginnings of month names in other programs, by language.
enum MonthNames {
    private static let beginnings: [[String]] = [
        ["jan", "ene", "gen", "янв", "sty", "tammi", "oca"],
        ["feb", "fév", "fev", "lut", "фев", "helmi", "şub"],
        ["mar", "mär", "maa", "mrt", "мар", "maalis"],
        ["apr", "avr", "abr", "kwi", "апр", "huhti", "nis"],
        ["may", "mai", "mag", "maj", "mei", "мая", "май", "touko"],
        ["jun", "juin", "giu", "cze", "июн", "kesä", "haz"],
        ["jul", "juil", "lug", "lip", "июл", "heinä", "tem"],
        ["aug", "aoû", "aou", "ago", "sie", "авг", "elo", "ağu"],
        ["sep", "set", "wrz", "сен", "syys", "eyl"],
        ["oct", "okt", "ott", "out", "paź", "окт", "loka", "eki"],
        ["nov", "lis", "ноя", "marras", "kas"],
        ["dec", "dez", "déc", "dic", "gru", "дек", "joulu", "ara"],
    ]

    private static let weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]

    // The longest match wins: "maalis" is not May, "marras" not March.
    static func month(_ word: String) -> Int? {
        var best: (length: Int, month: Int)?
        for (index, names) in beginnings.enumerated() {
            for name in names where word.hasPrefix(name) && name.count > best?.length ?? 0 {
                best = (name.count, index + 1)
            }
        }
        return best?.month
    }

    static func isWeekday(_ word: String) -> Bool {
        weekdays.contains { word.hasPrefix($0) }
    }
}
