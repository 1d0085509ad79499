import DataSource

// What days, months and weekdays are called.
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

    static let names = months + weekdays.map(\.name) + relative.keys.sorted()

    static func month(_ word: some StringProtocol) -> Int? {
        guard word.count >= 3 else { return nil }
        return months.firstIndex { $0.hasPrefix(word) }.map { $0 + 1 }
    }

    static func weekday(_ word: some StringProtocol) -> Weekday? {
        let index = weekdays.firstIndex { name, sign in
            word.count >= 3 && name.hasPrefix(word)
                || [sign, sign + "曜", sign + "曜日"].contains(String(word))
        }
        return index.map { Weekday.allCases[$0] }
    }
}
