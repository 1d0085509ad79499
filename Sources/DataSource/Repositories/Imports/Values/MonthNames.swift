// Beginnings of month names in other programs, by language.
enum MonthNames {
    private static let beginnings: [[String]] = [
        ["jan", "ene", "gen", "янв", "sty", "tammi", "oca"],
        ["feb", "fév", "fev", "lut", "фев", "helmi", "şub"],
        ["mar", "mär", "maa", "mrt", "мар", "maalis"],
        ["apr", "avr", "abr", "kwi", "апр", "huhti", "nis"],
        ["may", "mai", "mag", "maj", "mei", "мая", "май", "touko"],
        ["jun", "juin", "giu", "cze", "июн", "kesä", "haz"],
        ["jul", "juil", "lug", "lip", "июл", "heinä", "tem"],
        ["aug", "aoû", "aou", "ago", "sie", "авг", "elo", "ağu"],
        ["sep", "set", "wrz", "сен", "syys", "eyl"],
        ["oct", "okt", "ott", "out", "paź", "окт", "loka", "eki"],
        ["nov", "lis", "ноя", "marras", "kas"],
        ["dec", "dez", "déc", "dic", "gru", "дек", "joulu", "ara"],
    ]

    private static let weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]

    // The longest match wins: "maalis" is not May, "marras" not March.
    static func month(_ word: String) -> Int? {
        var best: (length: Int, month: Int)?
        for (index, names) in beginnings.enumerated() {
            for name in names where word.hasPrefix(name) && name.count > best?.length ?? 0 {
                best = (name.count, index + 1)
            }
        }
        return best?.month
    }

    static func isWeekday(_ word: String) -> Bool {
        weekdays.contains { word.hasPrefix($0) }
    }
}
