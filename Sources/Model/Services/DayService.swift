public import DataSource

// Parses days that are written in English or Japanese.
public struct DayService: Sendable {
    static let longestText = 64
    private static let aYear = 366

    public init(_ appDependencies: AppDependencies) {}

    public func day(
        _ text: String,
        today: Day,
        language: Language = .english,
        first: Day? = nil
    ) throws(EntryError) -> Day {
        let text = text.normalized.withPlainDashes
        guard text.utf8.count <= Self.longestText else { throw .notADay }
        let day = try read(text, today, language)
        guard day <= today else { throw .inTheFuture(today: today) }
        if let first, day < first { throw .tooEarly(first: first) }
        return day
    }

    // Parses a day up to today; without a year, the last such day.
    func last(_ text: String, upTo today: Day, language: Language) throws(EntryError) -> Day {
        let ends = [today] + [Day(year: today.year - 1, month: 12, day: 31)].compactMap(\.self)
        let days = ends.compactMap { try? day(text, today: $0, language: language) }
        guard let day = days.first else { throw .notADay }
        return day
    }

    // Parses a day after today; without a year, the next such day.
    func coming(
        _ text: String,
        today: Day,
        language: Language
    ) throws(EntryError) -> Day {
        let text = text.normalized.withPlainDashes
        let last = today.goalDays.upperBound
        guard text.utf8.count <= Self.longestText,
            let days = try coming(text, today, language),
            let day = days.first
        else { throw .notADayToCome(example: today.advanced(byMonths: 3) ?? last) }
        if days.count > 1 { throw .eitherDay(day, days[1]) }
        guard day > today else { throw .tooEarly(first: today.advanced(by: 1)) }
        guard day <= last else { throw .inTheFuture(today: last) }
        return day
    }

    // Returns the possible days after today, or the first possible day if all are past.
    private func coming(
        _ text: String,
        _ today: Day,
        _ language: Language
    ) throws(EntryError) -> [Day]? {
        if let days = try DayWords.relative(text) { return [today.advanced(by: days)] }
        if let weekday = DayWords.weekday(text) {
            return [today.advanced(by: 7).last(weekday)]
        }
        if let distance = DayDistance(text) {
            return [distance.day(from: today)].compactMap(\.self)
        }
        guard let date = ParsedDate(text),
            let inAYear = today.advanced(byMonths: 12)
        else { return nil }
        var days = [Day]()
        for reading in date.readings(language) {
            guard let day = reading.day(upTo: inAYear), !days.contains(day),
                date.weekday == nil || date.weekday == day.weekday
            else { continue }
            days.append(day)
        }
        let ahead = days.filter { $0 > today }
        return ahead.isEmpty ? Array(days.prefix(1)) : ahead
    }

    // Last day of the month, today at the latest; `nil` if the text is no month.
    public func month(_ text: String, today: Day) -> Day? {
        guard text.utf8.count <= Self.longestText else { return nil }
        return ParsedMonth(text.normalized.withPlainDashes)?.last(upTo: today)
    }

    // Last day of the year, today at the latest; `nil` if the text is no year.
    public func year(_ text: String, today: Day, first: Day = .epoch) -> Day? {
        let text = text.normalized
        let digits = text.hasSuffix("年") ? text.dropLast() : text[...]
        guard digits.count == 4, digits.allSatisfy(\.isDigit), let year = Int(digits),
            (first.year...max(first.year, today.year)).contains(year)
        else { return nil }
        return Day(year: year, month: 12, day: 31).map { min($0, today) }
    }

    // Days of "this week", "last month", "last 7 days" and "2026-W47", up to today; `nil` for other texts.
    public func period(_ text: String, today: Day, weekStart: Weekday) -> ClosedRange<Day>? {
        guard text.utf8.count <= Self.longestText else { return nil }
        let text = text.normalized.withPlainDashes
        if let days = lastDays(text, today) ?? week(text, today) { return days }
        guard let (period, isLast) = DayWords.period(text, weekStart) else { return nil }
        let first = period.firstDay(of: today)
        let end = first.advanced(by: -1)
        return isLast ? period.firstDay(of: end)...end : first...today
    }

    private func lastDays(_ text: String, _ today: Day) -> ClosedRange<Day>? {
        guard let beginning = ["last ", "過去"].first(where: text.hasPrefix),
            let day = DayDistance("-\(text.dropFirst(beginning.count))")?.day(from: today),
            day < today
        else { return nil }
        return day.advanced(by: 1)...today
    }

    // A week of ISO 8601 begins on Monday; the first one has the 4th of January.
    private func week(_ text: String, _ today: Day) -> ClosedRange<Day>? {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0].count == 4, parts[1].first == "w",
            let year = Int(parts[0]), let number = Int(parts[1].dropFirst()),
            (1...53).contains(number), let fourth = Day(year: year, month: 1, day: 4)
        else { return nil }
        let first = fourth.last(.monday).advanced(by: (number - 1) * 7)
        // Most years have 52 weeks.
        guard first <= today, first.advanced(by: 3).year == year else { return nil }
        return first...min(first.advanced(by: 6), today)
    }

    private func read(_ text: String, _ today: Day, _ language: Language) throws(EntryError) -> Day
    {
        if let days = try DayWords.relative(text) { return today.advanced(by: days) }
        if let distance = DayDistance(text) {
            guard let day = distance.day(from: today) else { throw .notADay }
            return day
        }
        if let weekday = DayWords.weekday(text) { return today.last(weekday) }
        if let weekday = DayWords.lastWeekday(text) {
            return today.advanced(by: -1).last(weekday)
        }
        guard let date = ParsedDate(text) else { throw .notADay }
        return try chosen(of: date.readings(language), date.weekday, today)
    }

    // Drops future readings if another reading is not in the future.
    private func chosen(
        of readings: [DateReading],
        _ weekday: Weekday?,
        _ today: Day
    ) throws(EntryError) -> Day {
        var days = [Day]()
        var doubtful = Set<Day>()
        for reading in readings {
            guard let day = reading.day(upTo: today) else { continue }
            if weekday == nil, reading.isDoubtful(day, upTo: today) { doubtful.insert(day) }
            if weekday == nil || day.weekday == weekday, !days.contains(day) { days.append(day) }
        }
        if days.contains(where: { $0 <= today }) { days.removeAll { $0 > today } }
        if days.count > 1 { throw .eitherDay(days[0], days[1]) }
        if let day = days.first {
            if doubtful.contains(day) {
                throw day.distance(to: today) > Self.aYear ? .longAgo(day) : .perhapsLastYear(day)
            }
            return day
        }
        if weekday != nil, let other = readings.lazy.compactMap({ $0.day(upTo: today) }).first {
            throw .otherWeekday(other)
        }
        if let last = readings.lazy.compactMap({ $0.lastOfMonth(upTo: today) }).first {
            throw .noSuchDay(last: last)
        }
        throw .notADay
    }
}

extension Day {
    // Possible dates of a goal: from tomorrow, up to ten years ahead.
    public var goalDays: ClosedRange<Day> {
        let tomorrow = advanced(by: 1)
        return tomorrow...(max(tomorrow, advanced(byMonths: 120) ?? .last))
    }

    // Possible birth dates on this day.
    public var birthDates: ClosedRange<Day> {
        (advanced(byMonths: -12 * (EntryService.oldest + 1)) ?? .epoch)...self
    }

    fileprivate func last(_ weekday: Weekday) -> Day {
        advanced(by: -((self.weekday.rawValue - weekday.rawValue + 7) % 7))
    }
}
