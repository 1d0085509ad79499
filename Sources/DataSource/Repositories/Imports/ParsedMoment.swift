// A date, a time or both, in other programs' notation.
struct ParsedMoment: Equatable {
    var date: ImportedDate?
    var time: TimeOfDay?
    var second = 0
    // Minutes east of Greenwich.
    var offset: Int?

    private static let longest = 64

    init(date: ImportedDate? = nil, time: TimeOfDay? = nil, offset: Int? = nil) {
        self.date = date
        self.time = time
        self.offset = offset
    }

    // A date, and perhaps a time after it.
    init(_ text: UnsafeBufferPointer<UInt8>) throws(ImportRefusal.Reason) {
        self.init()
        try read(text) { moment, scanner throws(ImportRefusal.Reason) in
            moment.date = try scanner.importedDate()
            scanner.skipBetween()
            if !scanner.isAtEnd { try moment.readTime(&scanner, .afterDate) }
        }
    }

    // A time in a column of times, such as 07:30 or 0730.
    init(time text: UnsafeBufferPointer<UInt8>) throws(ImportRefusal.Reason) {
        self.init()
        try read(text) { moment, scanner throws(ImportRefusal.Reason) in
            try moment.readTime(&scanner, .column)
        }
    }

    private mutating func read(
        _ text: UnsafeBufferPointer<UInt8>,
        _ body: (inout ParsedMoment, inout TextScanner) throws(ImportRefusal.Reason) -> Void
    ) throws(ImportRefusal.Reason) {
        let text = text.trimmed
        guard !text.isEmpty, text.count <= Self.longest else { throw .notADate }
        // R8.11.21
        let mayHaveEra = text.count > 1 && text[0].isLetter && text[1].isDigit
        if text.isASCII, !mayHaveEra {
            var scanner = TextScanner(text)
            try body(&self, &scanner)
        } else {
            try ParsedDate.plain(ImportedText.string(text)).scanned {
                scanner throws(ImportRefusal.Reason) in
                try body(&self, &scanner)
            }
        }
    }

    private mutating func readTime(
        _ scanner: inout TextScanner,
        _ place: ParsedTime.Place
    ) throws(ImportRefusal.Reason) {
        guard let written = ParsedTime(&scanner, place) else { throw .notATime }
        (time, second) = (written.time, written.second)
        offset = try scanner.offset()
        guard scanner.isAtEnd else { throw .notATime }
    }

    // Local time, if the offset is that of a place; UTC is not.
    var onItsClock: ParsedMoment {
        ParsedMoment(date: date, time: time)
    }

    var asInstant: ParsedMoment {
        guard let offset, let time, case .day(let day) = date else { return onItsClock }
        let minutes = day.number * 1440 + time.minutes - offset
        return ParsedMoment(date: .instant(minutes * 60 + second))
    }

    func shifted(byMinutes minutes: Int) -> ParsedMoment {
        guard let time, case .day(let day) = date else { return self }
        let sum = time.minutes + minutes
        let days = sum >= 0 ? sum / 1440 : (sum - 1439) / 1440
        let rest = sum - days * 1440
        return ParsedMoment(
            date: .day(day.advanced(by: days)),
            time: TimeOfDay(hour: rest / 60, minute: rest % 60)
        )
    }
}

extension TextScanner {
    fileprivate mutating func importedDate() throws(ImportRefusal.Reason) -> ImportedDate {
        if let day = isoDay() { return .day(day) }
        guard let date = try ParsedDate(&self)?.imported() else { throw .notADate }
        if case .instant = date, !isAtEnd || text.last?.isDigit != true { throw .notADate }
        return date
    }

    private mutating func isoDay() -> Day? {
        guard text.count >= Day.length, text.count == Day.length || !text[Day.length].isDigit,
            let day = Day(text: UnsafeBufferPointer(rebasing: text[..<Day.length]))
        else { return nil }
        skip(Day.length)
        return day
    }

    fileprivate mutating func skipBetween() {
        while next == 0x20 || next == UInt8(ascii: ",") { skip(1) }
        // "Nov 21, 2026 at 7:30 AM"
        _ = attempt { $0.skip("at ") && $0.next?.isDigit == true ? true : nil }
        _ = attempt { $0.skip("t") && $0.next?.isDigit == true ? true : nil }
    }

    // Z, UTC, +0100 or +01:00
    mutating func offset() throws(ImportRefusal.Reason) -> Int? {
        skipBlanks()
        guard !isAtEnd else { return nil }
        let isGreenwich = skip("z") || skip("utc") || skip("gmt")
        if isGreenwich, isAtEnd { return 0 }
        let isWest = skip("-")
        guard isWest || skip("+"), let (hour, hourCount) = digits(upTo: 2), hourCount == 2 else {
            throw .notATime
        }
        _ = skip(":")
        let (minute, count) = digits(upTo: 2) ?? (0, 2)
        guard hour <= 14, minute < 60, count == 2, isAtEnd else { throw .notATime }
        return (isWest ? -1 : 1) * (hour * 60 + minute)
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
