import DataSource

/// A history that chance made, the same for the same number: as it is typed, and in whole numbers.
struct OracleHistory {
    private var random: UInt64
    let scheme: Scheme
    let unit: WeightUnit
    let heightText: String
    let heightUnit: HeightUnit
    let weekStart: Weekday
    private(set) var texts = [String]()
    private(set) var oracle: Oracle

    init(_ number: Int) {
        random = UInt64(number) &* 0x9E37_79B9_7F4A_7C15 &+ 1
        var random = random
        let next = { (count: Int) in Self.next(count, &random) }
        scheme = Scheme.allCases[next(4)]
        unit = WeightUnit.allCases[next(3)]
        weekStart = Weekday.allCases[next(7)]
        let height: Int
        if next(3) == 0 {
            heightUnit = .feetAndInches
            let halfInches = 100 + next(60)
            heightText = "\(halfInches / 24)'\(Double(halfInches % 24) / 2)\""
            height = halfInches * 12_700
        } else {
            heightUnit = .centimetres
            let millimetres = next(2) == 0 ? 10 * (140 + next(61)) : 1400 + next(601)
            heightText = "\(millimetres / 10).\(millimetres % 10)"
            height = millimetres * 1000
        }
        let size = unit == .kilograms ? 10_000_000_000 : 4_535_923_700
        var readings = [Oracle.Reading]()
        // Twentieths of the unit, which wander.
        var twentieths = (unit == .kilograms ? 800 : 1800) + next(1600)
        var (year, month, day, count) = (2024, 1, 1 + next(28), 0)
        count = day - 1
        for _ in 0..<(20 + next(60)) {
            texts.append(Self.text(twentieths, unit))
            readings.append(
                Oracle.Reading(
                    year: year,
                    month: month,
                    day: day,
                    number: count,
                    weight: twentieths * (size / 20),
                    height: height
                )
            )
            twentieths = max(500, twentieths + (next(2) == 0 ? 1 : 2) * (next(21) - 10))
            for _ in 0..<(next(4) == 0 ? 0 : 1 + next(12)) {
                count += 1
                day += 1
                if day > Self.length(month, year) { (day, month) = (1, month + 1) }
                if month > 12 { (month, year) = (1, year + 1) }
            }
        }
        self.random = random
        oracle = Oracle(readings: readings, scheme: scheme, size: size)
    }

    private static func text(_ twentieths: Int, _ unit: WeightUnit) -> String {
        let number = { (twentieths: Int) in
            "\(twentieths / 20).\(twentieths % 20 * 5 / 10)\(twentieths % 2 * 5)"
        }
        guard unit == .stones else { return number(twentieths) }
        return "\(twentieths / 280)st \(number(twentieths % 280))"
    }

    private static func length(_ month: Int, _ year: Int) -> Int {
        month == 2 ? (year % 4 == 0 ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
    }

    private static func next(_ count: Int, _ state: inout UInt64) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((value ^ (value >> 31)) % UInt64(count))
    }
}
