// Years of an era, as in 令和8年 or R8.11.21.
struct JapaneseEra {
    private static let all = [
        JapaneseEra(names: ["令和", "㋿", "r"], years: 2019...9999),
        JapaneseEra(names: ["平成", "㍻", "h"], years: 1989...2019),
        JapaneseEra(names: ["昭和", "㍼", "s"], years: 1926...1989),
        JapaneseEra(names: ["大正", "㍽", "t"], years: 1912...1926),
        JapaneseEra(names: ["明治", "㍾", "m"], years: 1868...1912),
    ]

    private let names: [String]
    private let years: ClosedRange<Int>

    // Replaces the year of an era by the common one.
    static func withCommonYear(_ text: String) -> String {
        all.lazy.compactMap { $0.withCommonYear(text) }.first ?? text
    }

    private func withCommonYear(_ text: String) -> String? {
        guard let name = names.first(where: text.hasPrefix) else { return nil }
        let rest = text.dropFirst(name.count).drop { $0 == " " }
        let count = rest.first == "元" ? 1 : rest.prefix { $0.isDigit }.count
        let number = rest.first == "元" ? 1 : Int(rest.prefix(count)) ?? 0
        let after = rest.dropFirst(count)
        guard (1...99).contains(number), years.contains(years.lowerBound + number - 1),
            let mark = after.first, "年.-/ ".contains(mark)
        else {
            return nil
        }
        return "\(years.lowerBound + number - 1)\(after)"
    }
}
