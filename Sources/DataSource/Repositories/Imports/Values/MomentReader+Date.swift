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
