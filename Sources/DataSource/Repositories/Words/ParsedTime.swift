// A time such as 7, 730, 7.30, 7pm, 19:30:15 or 午後7時半.
package struct ParsedTime {
    // A number alone is a time where one is typed, and with four digits in a column of times.
    enum Place {
        case field
        case column
        case afterDate
    }

    package let time: TimeOfDay
    let second: Int

    package init?(_ text: String) {
        let time = text.normalized.filter { $0 != " " }.scanned { scanner in
            ParsedTime(&scanner, .field).flatMap { scanner.isAtEnd ? $0 : nil }
        }
        guard let time else { return nil }
        self = time
    }

    init?(_ scanner: inout TextScanner, _ place: Place) {
        if let hour = scanner.skip(anyOf: Self.words), let time = TimeOfDay(hour: hour, minute: 0) {
            (self.time, second) = (time, 0)
            return
        }
        var half = scanner.skip(anyOf: Self.beginnings)
        guard let (number, count) = scanner.digits(upTo: 4) else { return nil }
        var (hour, minute, second) = (number, 0, 0)
        let mark = Self.mark(&scanner, place)
        switch mark {
        case .hour where scanner.skip("半"): minute = 30
        case let mark?:
            if let (number, count) = scanner.digits(upTo: 2) {
                // 7:5 is five past seven, but 7.5 may be half past.
                guard count == 2 || mark != .dot else { return nil }
                minute = number
                _ = scanner.skip("分")
                guard let read = mark == .colon ? Self.seconds(&scanner) : 0 else { return nil }
                second = read
            } else if mark != .hour {
                return nil
            }
        case nil:
            if count > 2 { (hour, minute) = number.quotientAndRemainder(dividingBy: 100) }
        }
        guard mark == nil || count <= 2 else { return nil }
        if half == nil { half = Self.half(&scanner) }
        let isNumber = mark == nil && half == nil
        guard !isNumber || place == .field || place == .column && count == 4 else { return nil }
        if let half {
            // Twelve is the first hour of its half of the day.
            guard hour <= 12 else { return nil }
            hour = hour % 12 + half
        }
        guard let time = TimeOfDay(hour: hour, minute: minute), second < 60 else { return nil }
        (self.time, self.second) = (time, second)
    }

    private enum Mark {
        case colon
        case dot
        case hour
    }

    private static let words: [(word: StaticString, value: Int)] = [
        ("noon", 12), ("正午", 12), ("midnight", 0),
    ]
    private static let marks: [(word: StaticString, value: Mark)] = [
        (":", .colon), ("h", .hour), ("時", .hour),
    ]
    private static let endings: [(word: StaticString, value: Int)] = [
        ("a.m.", 0), ("p.m.", 12), ("am", 0), ("pm", 12), ("a", 0), ("p", 12),
    ]
    private static let beginnings: [(word: StaticString, value: Int)] = [("午前", 0), ("午後", 12)]

    // A number with a dot may be the fraction of a day in a file.
    private static func mark(_ scanner: inout TextScanner, _ place: Place) -> Mark? {
        scanner.skip(anyOf: marks) ?? (place == .field && scanner.skip(".") ? .dot : nil)
    }

    // `nil` if they cannot be read, 0 if there are none.
    private static func seconds(_ scanner: inout TextScanner) -> Int? {
        guard scanner.skip(":") else { return 0 }
        guard let (second, count) = scanner.digits(upTo: 2), count == 2 else { return nil }
        if scanner.next?.isDecimalMark == true {
            scanner.skip(1)
            guard scanner.digits(upTo: 9) != nil else { return nil }
        }
        return second
    }

    private static func half(_ scanner: inout TextScanner) -> Int? {
        scanner.attempt { scanner in
            scanner.skipBlanks()
            return scanner.skip(anyOf: endings)
        }
    }
}
