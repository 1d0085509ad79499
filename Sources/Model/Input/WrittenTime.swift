import DataSource

// A time such as 7, 730, 7.30, 7pm, 19:30 or 午後7時半.
struct WrittenTime {
    private enum Half {
        case morning
        case afternoon
    }

    private static let words = ["noon": "12", "正午": "12", "midnight": "0"]

    let time: TimeOfDay

    init?(_ text: String) {
        let text = Self.words[text] ?? text
        let (half, rest) = Self.half(text.filter { $0 != " " })
        guard let (hour, minute) = Self.parts(rest) else { return nil }
        guard let hour = Self.hour(hour, half), let time = TimeOfDay(hour: hour, minute: minute)
        else { return nil }
        self.time = time
    }

    private static func half(_ text: String) -> (Half?, Substring) {
        for (word, half) in [
            ("a.m.", Half.morning), ("p.m.", .afternoon), ("am", .morning), ("pm", .afternoon),
            ("a", .morning), ("p", .afternoon),
        ] where text.hasSuffix(word) {
            return (half, text.dropLast(word.count))
        }
        for (word, half) in [("午前", Half.morning), ("午後", .afternoon)] where text.hasPrefix(word) {
            return (half, text.dropFirst(word.count))
        }
        return (nil, text[...])
    }

    // Twelve is the first hour of its half of the day.
    private static func hour(_ hour: Int, _ half: Half?) -> Int? {
        guard let half else { return hour }
        guard (0...12).contains(hour) else { return nil }
        return hour % 12 + (half == .afternoon ? 12 : 0)
    }

    private static func parts(_ text: Substring) -> (hour: Int, minute: Int)? {
        var text = text
        if text.hasSuffix("時半") { text = text.dropLast() + "30" }
        if text.hasSuffix("分") { text = text.dropLast() }
        let fields = text.split(omittingEmptySubsequences: false) { ":.時h".contains($0) }
        guard fields.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isNumber } }) else { return nil }
        switch fields.count {
        case 1: return plain(fields[0])
        case 2: return divided(fields[0], fields[1], by: text.first { ":.時h".contains($0) })
        default: return nil
        }
    }

    private static func plain(_ digits: Substring) -> (Int, Int)? {
        switch digits.count {
        case 1, 2: Int(digits).map { ($0, 0) }
        case 3, 4: pair(digits.dropLast(2), digits.suffix(2))
        default: nil
        }
    }

    // 7:5 is five past seven, but 7.5 may be half past.
    private static func divided(
        _ hour: Substring,
        _ minute: Substring,
        by mark: Character?
    ) -> (Int, Int)? {
        guard (1...2).contains(hour.count) else { return nil }
        if minute.isEmpty, mark == "時" || mark == "h" { return pair(hour, "0") }
        guard minute.count == 2 || minute.count == 1 && mark != "." else { return nil }
        return pair(hour, minute)
    }

    private static func pair(_ hour: Substring, _ minute: Substring) -> (Int, Int)? {
        guard let hour = Int(hour), let minute = Int(minute) else { return nil }
        return (hour, minute)
    }
}
