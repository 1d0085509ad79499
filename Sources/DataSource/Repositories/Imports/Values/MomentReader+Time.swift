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
