/// Date as a day and a time of day in a time zone.
nonisolated package struct Moment {
    /// Number of days since 1 January 1970.
    var dayNumber: Int
    var secondOfDay: Int

    init(_ date: Date, in timeZone: TimeZone) {
        let offset = Double(timeZone.secondsFromGMT(for: date))
        let seconds = (date.timeIntervalSince1970 + offset).rounded(.down)
        let day = (seconds / 86_400).rounded(.down)
        dayNumber = Int(day)
        secondOfDay = Int(seconds - day * 86_400)
    }

    package init(dayNumber: Int, secondOfDay: Int) {
        self.dayNumber = dayNumber
        self.secondOfDay = secondOfDay
    }

    /// Returns the date; a time skipped by daylight saving is later by the skipped time.
    package func date(in timeZone: TimeZone) -> Date {
        let local = Double(dayNumber) * 86_400 + Double(secondOfDay)
        let guess = Date(timeIntervalSince1970: local)
        let first = local - Double(timeZone.secondsFromGMT(for: guess))
        let offset = timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: first))
        return Date(timeIntervalSince1970: local - Double(offset))
    }
}
