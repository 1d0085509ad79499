// A date, a time or both, in other programs' notation.
struct WrittenMoment: Equatable {
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

    init(_ text: UnsafeBufferPointer<UInt8>) throws(ImportRefusal.Reason) {
        var reader = MomentReader(text: text.trimmed)
        guard !reader.text.isEmpty, reader.text.count <= Self.longest else { throw .notADate }
        if !reader.isAtTime {
            date = try reader.date()
            reader.skipBetween()
        }
        guard !reader.isAtEnd else { return }
        (time, second) = try reader.time()
        offset = try reader.offset()
        guard reader.isAtEnd else { throw .notATime }
    }

    // 0730 in a column of times.
    static func ofDigits(_ text: UnsafeBufferPointer<UInt8>) -> WrittenMoment? {
        let text = text.trimmed
        guard text.count == 4, text.allSatisfy(\.isDigit) else { return nil }
        let number = text.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
        return TimeOfDay(hour: number / 100, minute: number % 100).map { WrittenMoment(time: $0) }
    }

    // Local time, if the offset is that of a place; UTC is not.
    var onItsClock: WrittenMoment {
        WrittenMoment(date: date, time: time)
    }

    var asInstant: WrittenMoment {
        guard let offset, let time, case .day(let day) = date else { return onItsClock }
        let minutes = day.number * 1440 + time.minutes - offset
        return WrittenMoment(date: .instant(minutes * 60 + second))
    }

    func shifted(byMinutes minutes: Int) -> WrittenMoment {
        guard let time, case .day(let day) = date else { return self }
        let sum = time.minutes + minutes
        let days = sum >= 0 ? sum / 1440 : (sum - 1439) / 1440
        let rest = sum - days * 1440
        return WrittenMoment(
            date: .day(day.advanced(by: days)),
            time: TimeOfDay(hour: rest / 60, minute: rest % 60)
        )
    }
}
