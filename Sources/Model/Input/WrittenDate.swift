import DataSource

// Parts of a date such as 21.11., Nov 21, 2026 or 11月21日(土); their order decides the meaning.
struct WrittenDate {
    private(set) var parts = [DatePart]()
    private(set) var weekday: Weekday?
    private var separators = ""
    private var hasDotAtEnd = false

    init?(_ text: String) {
        let isJapanese = text.contains { "年月日".contains($0) }
        var rest = isJapanese ? text.filter { $0 != " " }[...] : text[...]
        var separator: Character?
        while let character = rest.first {
            if character.isASCII, character.isNumber {
                guard let part = Self.number(&rest), parts.count < 3 else { return nil }
                if parts.isEmpty, separator != nil { return nil }
                parts.append(part)
                separators += separator.map(String.init) ?? ""
                separator = nil
            } else if character.isLetter {
                guard take(Self.word(&rest)) else { return nil }
                if rest.first == "." { rest = rest.dropFirst() }
                separator = nil
            } else {
                rest = rest.dropFirst()
                guard " -/.,()".contains(character) else { return nil }
                if " ,()".contains(character) { continue }
                guard separator == nil else { return nil }
                separator = character
            }
        }
        hasDotAtEnd = separator == "."
        guard !parts.isEmpty, separator == nil || hasDotAtEnd else { return nil }
    }

    // Dots after the numbers mean that the day comes first.
    func readings(_ language: Language) -> [DateReading] {
        let isDotted = hasDotAtEnd || parts.count == 3 && separators == ".."
        return DateOrder(language: language, isDotted: isDotted).readings(of: parts)
    }

    private mutating func take(_ word: String) -> Bool {
        if let month = DayWords.month(word), parts.count < 3 {
            parts.append(DatePart(number: month, digits: 2, role: .month))
            return true
        }
        guard weekday == nil, let weekday = DayWords.weekday(word, atLeast: 3) else {
            return false
        }
        self.weekday = weekday
        return true
    }

    private static func number(_ rest: inout Substring) -> DatePart? {
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        guard digits.count <= 8, let number = Int(digits) else { return nil }
        rest = rest.dropFirst(digits.count)
        var part = DatePart(number: number, digits: digits.count, role: nil)
        for (mark, role) in DatePart.marks where rest.hasPrefix(mark) {
            let after = rest.dropFirst(mark.count)
            guard mark.first?.isASCII == false || after.first?.isLetter != true else { continue }
            // "st" after another number means stones.
            guard mark != "st" || number % 10 == 1 && number != 11 else { continue }
            rest = after
            part.role = role
            break
        }
        return part
    }

    private static func word(_ rest: inout Substring) -> String {
        let word = rest.prefix(while: \.isLetter)
        rest = rest.dropFirst(word.count)
        return String(word)
    }
}
