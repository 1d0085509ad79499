import DataSource

enum DayWords {
    static let relative = [
        "today": 0, "今日": 0, "本日": 0, "きょう": 0,
        "yesterday": -1, "昨日": -1, "きのう": -1,
        "day before yesterday": -2, "the day before yesterday": -2,
        "一昨日": -2, "おととい": -2,
        "tomorrow": 1, "明日": 1, "あした": 1, "明後日": 2,
    ]

    static let months = [
        "january", "february", "march", "april", "may", "june", "july", "august", "september",
        "october", "november", "december",
    ]

    static let weekdays: [(name: String, sign: String)] = [
        ("monday", "月"), ("tuesday", "火"), ("wednesday", "水"), ("thursday", "木"),
        ("friday", "金"), ("saturday", "土"), ("sunday", "日"),
    ]

    static let names =
        months + weekdays.map(\.name) + relative.keys.sorted() + ["last friday", "前の金曜日"]

    // Accepts unambiguous prefixes: "yest", "day before yest". "to" is today or tomorrow.
    static func relative(_ text: String) throws(EntryError) -> Int? {
        let words = text.split(separator: " ")
        let phrase = words.joined(separator: " ")
        if let days = relative[phrase] { return days }
        guard phrase.utf8.count >= shortestPrefix else { return nil }
        let found = relative.filter { name, _ in
            name.hasPrefix(phrase) && name.split(separator: " ").count == words.count
        }
        let names = found.sorted { ($0.value, $0.key) < ($1.value, $1.key) }
        guard let first = names.first, let last = names.last else { return nil }
        guard first.value == last.value else { throw .doubtful(first.key, last.key) }
        return first.value
    }

    // Parses "last friday" and 前の金曜日.
    static func lastWeekday(_ text: String) -> Weekday? {
        let beginning = ["last ", "この前の", "前の"].first(where: text.hasPrefix)
        return beginning.flatMap { weekday(text.dropFirst($0.count).drop { $0 == " " }) }
    }

    // Parses "last week", 今月 and the like; `isLast` means the previous period.
    static func period(_ text: String, _ weekStart: Weekday) -> (Period, isLast: Bool)? {
        let periods: [(Period, [String], [String])] = [
            (.week(start: weekStart), ["this week", "week", "今週"], ["last week", "先週"]),
            (.month, ["this month", "month", "今月"], ["last month", "先月"]),
            (.year, ["this year", "year", "今年"], ["last year", "去年", "昨年"]),
        ]
        let phrase = text.split(separator: " ").joined(separator: " ")
        for (period, current, last) in periods where (current + last).contains(phrase) {
            return (period, last.contains(phrase))
        }
        return nil
    }

    private static let shortestPrefix = 2

    static func month(_ word: some StringProtocol) -> Int? {
        guard word.count >= 3 else { return nil }
        return months.firstIndex { $0.hasPrefix(word) }.map { $0 + 1 }
    }

    static func weekday(
        _ word: some StringProtocol,
        atLeast count: Int = shortestPrefix
    ) -> Weekday? {
        let index = weekdays.firstIndex { name, sign in
            word.count >= count && name.hasPrefix(word)
                || [sign, sign + "曜", sign + "曜日"].contains(String(word))
        }
        return index.map { Weekday.allCases[$0] }
    }
}
