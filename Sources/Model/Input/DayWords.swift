public import DataSource

enum DayWords {
    static let relative = [
        "today": 0, "今日": 0, "本日": 0, "きょう": 0,
        "yesterday": -1, "昨日": -1, "きのう": -1,
        "day before yesterday": -2, "the day before yesterday": -2,
        "一昨日": -2, "おととい": -2,
        "tomorrow": 1, "明日": 1, "あした": 1, "明後日": 2,
    ]

    static let names =
        DateNames.english + DateNames.weekdays.map(\.name) + relative.keys.sorted() + [
            "last friday", "前の金曜日",
        ]

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

    static func weekday(_ word: some StringProtocol) -> Weekday? {
        DateNames.weekday(word, atLeast: shortestPrefix)
    }
}

// A day relative to today: -3, -3d, -2w, 3 days ago, 3日前.
struct DayDistance {
    private enum Unit {
        case days
        case weeks
        case months
        case years
    }

    private let count: Int
    private let unit: Unit

    init?(_ text: String) {
        var rest = text.filter { $0 != " " }[...]
        let sign = rest.first == "-" ? -1 : rest.first == "+" ? 1 : nil
        if sign != nil { rest = rest.dropFirst() }
        // "a week ago"
        if sign == nil, rest.hasPrefix("a"), rest.hasSuffix("ago") { rest = "1" + rest.dropFirst() }
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        guard (1...5).contains(digits.count), let number = Int(digits) else { return nil }
        rest = rest.dropFirst(digits.count)
        if sign == nil {
            guard let end = ["ago", "前"].first(where: rest.hasSuffix) else { return nil }
            rest = rest.dropLast(end.count)
        }
        guard let unit = Self.unit(String(rest), isSigned: sign != nil) else { return nil }
        count = number * (sign ?? -1)
        self.unit = unit
    }

    func day(from today: Day) -> Day? {
        switch unit {
        case .days: known(today.advanced(by: count))
        case .weeks: known(today.advanced(by: count * 7))
        case .months: today.advanced(byMonths: count)
        case .years: today.advanced(byMonths: count * 12)
        }
    }

    private func known(_ day: Day) -> Day? {
        (1...9999).contains(day.year) ? day : nil
    }

    private static func unit(_ word: String, isSigned: Bool) -> Unit? {
        switch word {
        case "": isSigned ? .days : nil
        case "d", "day", "days", "日": .days
        case "w", "wk", "wks", "week", "weeks", "週", "週間": .weeks
        case "m", "mo", "month", "months", "月", "か月", "ヶ月", "ヵ月", "カ月", "ケ月", "箇月": .months
        case "y", "yr", "yrs", "year", "years", "年": .years
        default: nil
        }
    }
}

// Text of a day being typed, its meaning and its error.
public struct DayEntry: Sendable {
    private let dayService: DayService
    private let language: Language
    private let original: Day

    public let today: Day
    public var text: String
    public var error: EntryError?

    init(
        _ appDependencies: AppDependencies,
        day: Day = .epoch,
        today: Day = .epoch,
        language: Language = .english,
        error: EntryError? = nil
    ) {
        dayService = DayService(appDependencies)
        self.language = language
        original = day
        self.today = today
        text = day.description
        self.error = error
    }

    public var day: Day? { try? read(text) }

    // An unfinished text is no error yet.
    mutating func checkTyped() {
        error = isUnfinished ? nil : error(in: text)
    }

    // Confirming accepts the proposal that the error shows.
    mutating func check() {
        if let proposal = error?.proposal { text = proposal }
        error = error(in: text)
    }

    private var isUnfinished: Bool {
        text.isBlank
            || text.utf8.count <= DayService.longestText
                && EntryEndings.days.contains { error(in: text + $0)?.isDoubt ?? true }
    }

    private func error(in text: String) -> EntryError? {
        do throws(EntryError) {
            _ = try read(text)
            return nil
        } catch {
            return error
        }
    }

    private func read(_ text: String) throws(EntryError) -> Day {
        if text == original.description { return original }
        return try dayService.day(text, today: today, language: language)
    }
}
