// Parts of a date such as 21.11., Nov 21, 2026 or 11月21日(土), in their order.
package struct ParsedDate {
    package enum Role {
        case year
        case month
        case day
    }

    // A number, with its role if a mark or a name tells it.
    package struct Part {
        package let number: Int
        package let digits: Int
        package var role: Role?

        // 0026 is not accepted for 2026.
        package var isYear: Bool {
            digits == 4 ? (role ?? .year) == .year && number > 99 : role == .year
        }

        fileprivate var isJoined: Bool { digits > 4 }

        package func can(_ role: Role) -> Bool {
            if role == .year, isYear { return true }
            return (self.role ?? role) == role && digits <= 2
        }
    }

    package private(set) var parts = [Part]()
    package private(set) var weekday: Weekday?
    // Dots after both numbers, as in 21.11., or between all three mean that the day comes first.
    package private(set) var isDotted = false

    // "3 ago" is no day of August: its unit is missing.
    package init?(_ text: String) {
        guard !text.hasSuffix("ago") else { return nil }
        let date = Self.plain(text).scanned { scanner in
            ParsedDate(&scanner).flatMap { scanner.isAtEnd ? $0 : nil }
        }
        guard let date else { return nil }
        self = date
    }

    // With the digits and dashes of ASCII, and common years.
    static func plain(_ text: String) -> String {
        JapaneseEra.withCommonYear(text.normalized.withPlainDashes)
    }

    // Reads up to three parts; a time may come next.
    init?(_ scanner: inout TextScanner) {
        let dot = UInt8(ascii: ".")
        var separator: UInt8?
        var dots = 0
        while let byte = scanner.next {
            if byte.isDigit {
                // A joined date such as 20260401 has no further parts.
                guard parts.count < 3, parts.last?.isJoined != true,
                    let part = Self.part(&scanner)
                else { break }
                if separator == dot { dots += 1 }
                parts.append(part)
                separator = nil
            } else if byte.isLetter {
                guard scanner.attempt({ take($0.word()) ? true : nil }) != nil else { break }
                _ = scanner.skip(".")
                separator = nil
            } else if " ,()".utf8.contains(byte) {
                scanner.skip(1)
            } else {
                guard "-/.".utf8.contains(byte), separator == nil, !parts.isEmpty else { break }
                separator = byte
                scanner.skip(1)
            }
        }
        isDotted = parts.count == 3 ? dots == 2 : dots == 1 && separator == dot
        guard !parts.isEmpty, separator == nil || separator == dot else { return nil }
    }

    private mutating func take(_ word: String) -> Bool {
        if parts.count < 3, let month = DateNames.month(word) {
            parts.append(Part(number: month, digits: 2, role: .month))
            return true
        }
        guard weekday == nil, let weekday = DateNames.weekday(word, atLeast: 3) else {
            return false
        }
        self.weekday = weekday
        return true
    }

    private static let marks: [(word: StaticString, value: Role)] = [
        ("年", .year), ("月", .month), ("日", .day), ("년", .year), ("월", .month), ("일", .day),
    ]

    private static func part(_ scanner: inout TextScanner) -> Part? {
        guard let (number, digits) = scanner.digits(upTo: 14) else { return nil }
        let role = scanner.attempt { scanner in
            scanner.skipBlanks()
            return scanner.next?.isLetter == true ? scanner.skip(anyOf: marks) : nil
        }
        let isOrdinal = role == nil && scanner.next?.isLetter == true && ordinal(number, &scanner)
        return Part(number: number, digits: digits, role: role ?? (isOrdinal ? .day : nil))
    }

    // "st" after another number means stones.
    private static func ordinal(_ number: Int, _ scanner: inout TextScanner) -> Bool {
        let isFirst = number % 10 == 1 && number != 11
        return scanner.attempt { scanner in
            let isEnding =
                isFirst && scanner.skip("st") || scanner.skip("nd") || scanner.skip("rd")
                || scanner.skip("th")
            return isEnding && scanner.next?.isLetter != true ? true : nil
        } ?? false
    }
}

// One interpretation of a date; missing parts are those of the latest such day up to today.
package struct DateReading {
    package var year: Int?
    package var month: Int?
    package var day: Int

    package init(year: Int? = nil, month: Int? = nil, day: Int) {
        self.year = year
        self.month = month
        self.day = day
    }
}

extension ParsedDate {
    // The interpretation in which the parts come in this order; a year may be absent.
    package func reading(_ order: DayOrder) -> DateReading? {
        guard parts.count == 2 || parts.count == 3 else { return nil }
        let hasYear = parts.count == 3
        let (day, month, year): (Int, Int, Int?) =
            switch order {
            case .dayFirst: (0, 1, hasYear ? 2 : nil)
            case .monthFirst: (1, 0, hasYear ? 2 : nil)
            case .yearFirst: hasYear ? (2, 1, 0) : (1, 0, nil)
            }
        guard parts[day].can(.day), parts[month].can(.month),
            year.map({ parts[$0].can(.year) }) ?? true
        else { return nil }
        return DateReading(
            year: year.map { parts[$0].number },
            month: parts[month].number,
            day: parts[day].number
        )
    }

    // True if a name or a mark tells the day from the month.
    package var isNamed: Bool { parts.contains { $0.role == .month || $0.role == .day } }

    private static let orders: [DayOrder] = [.monthFirst, .dayFirst, .yearFirst]

    // A day, or three numbers of which the file tells the order.
    func imported() throws(ImportRefusal.Reason) -> ImportedDate {
        if parts.count == 1 { return try parts[0].imported() }
        guard parts.count == 3, let first = Self.orders.lazy.compactMap(reading).first else {
            throw .notADate
        }
        let isTold = isNamed || parts[0].isYear
        guard isTold || isDotted else {
            return .parts(parts[0].number, parts[1].number, parts[2].number)
        }
        guard let written = isTold ? first : reading(.dayFirst), let month = written.month,
            let year = written.year
        else { throw .notADate }
        let date = ImportedDate.parts(written.day, month, year)
        guard let day = date.day(.dayFirst) else { throw .noSuchDay }
        return .day(day)
    }
}

extension ParsedDate.Part {
    // 20260401, or the seconds or milliseconds since 1970.
    fileprivate func imported() throws(ImportRefusal.Reason) -> ImportedDate {
        switch digits {
        case 8 where role == nil:
            let (year, rest) = number.quotientAndRemainder(dividingBy: 10_000)
            guard let day = Day(year: year, month: rest / 100, day: rest % 100) else {
                throw .noSuchDay
            }
            return .day(day)
        case 10 where role == nil: return .instant(number)
        case 13 where role == nil: return .instant(number / 1000)
        default: throw .notADate
        }
    }
}

// Names of months and weekdays, and their beginnings from three letters on.
package enum DateNames {
    // English comes first: "mar" is no Finnish November.
    private static let months = """
        january januar janvier enero gennaio janeiro januari januára января январь stycznia \
        styczeń tammikuuta ocak
        february februar février fevrier febrero febbraio fevereiro februari февраля февраль \
        lutego luty helmikuuta şubat
        march märz mars marzo março marts maart марта marca marzec maaliskuuta mart mrt
        april avril abril aprile апреля апрель kwietnia kwiecień huhtikuuta nisan
        may mai mayo maggio maio maj mei мая май maja toukokuuta mayıs
        june juni juin junio giugno junho июня июнь czerwca czerwiec kesäkuuta haziran
        july juli juillet julio luglio julho июля июль lipca lipiec heinäkuuta temmuz
        august août aout agosto augusti augustus августа август sierpnia sierpień elokuuta \
        ağustos
        september septembre septiembre settembre setembro сентября сентябрь września wrzesień \
        syyskuuta eylül
        october oktober octobre octubre ottobre outubro октября октябрь października październik \
        lokakuuta ekim
        november novembre noviembre novembro ноября ноябрь listopada listopad marraskuuta kasım
        december dezember décembre decembre diciembre dicembre dezembro desember декабря декабрь \
        grudnia grudzień joulukuuta aralık
        """.split(separator: "\n")

    package static let english = months.map { String($0.prefix { $0 != " " }) }

    private static let numbers: [String: Int] = {
        var numbers = [String: Int]()
        for (month, names) in zip(1..., months) {
            for name in names.split(separator: " ") {
                for count in 3...max(3, name.count) {
                    let beginning = String(name.prefix(count))
                    // 0 if it may be another month.
                    numbers[beginning] = numbers[beginning, default: month] == month ? month : 0
                }
            }
        }
        for (month, name) in zip(1..., english) {
            for count in 3...name.count { numbers[String(name.prefix(count))] = month }
        }
        return numbers
    }()

    package static func month(_ word: String) -> Int? {
        numbers[word].flatMap { $0 == 0 ? nil : $0 }
    }

    package static let weekdays: [(name: String, sign: String)] = [
        ("monday", "月"), ("tuesday", "火"), ("wednesday", "水"), ("thursday", "木"),
        ("friday", "金"), ("saturday", "土"), ("sunday", "日"),
    ]

    package static func weekday(_ word: some StringProtocol, atLeast count: Int) -> Weekday? {
        let index = weekdays.firstIndex { name, sign in
            word.count >= count && name.hasPrefix(word)
                || [sign, sign + "曜", sign + "曜日"].contains(String(word))
        }
        return index.map { Weekday.allCases[$0] }
    }
}

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
