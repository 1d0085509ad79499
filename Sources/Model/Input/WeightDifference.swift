import DataSource

// A weight as the difference of two: 81.3-72.4 is a baby weighed in an adult's arms.
struct WeightDifference {
    // Smaller numbers are days and months.
    private static let leastOfFirst = 31.0

    let kilograms: Double

    init?(_ text: String, _ unit: WeightUnit, _ unitService: UnitService) {
        // Most weights are plain numbers, and are read at each key.
        if text.utf8.allSatisfy("0123456789., ".utf8.contains) { return nil }
        let sides = text.normalized.withPlainDashes.split(
            separator: "-",
            omittingEmptySubsequences: false
        )
        guard sides.count == 2,
            let first = try? Measurement(String(sides[0])),
            let second = try? Measurement(String(sides[1])),
            first.parts[0].unit != nil || first.parts[0].number > Self.leastOfFirst
        else { return nil }
        // In 81.3-72.4kg, the unit is that of both.
        let named = first.parts[0].unit?.weight ?? second.parts[0].unit?.weight ?? unit
        guard let whole = try? first.kilograms(named, unitService),
            let rest = try? second.kilograms(named, unitService),
            EntryService.weights.contains(whole), EntryService.weights.contains(rest)
        else { return nil }
        kilograms = Double(tenBillionths: whole.tenBillionths - rest.tenBillionths)
    }
}

// Search for weights as shown: "> 80", "≤75", "80-82", 80kg以上.
struct WeightFilter {
    private typealias Comparison = @Sendable (Double, Double) -> Bool

    // Smaller numbers are days or months.
    private static let leastOfRange = 31.0
    private static let signs: [(String, Comparison)] = [
        ("<=", { $0 <= $1 }), (">=", { $0 >= $1 }), ("≤", { $0 <= $1 }), ("≥", { $0 >= $1 }),
        ("<", { $0 < $1 }), (">", { $0 > $1 }),
    ]
    private static let endings: [(String, Comparison)] = [
        ("以下", { $0 <= $1 }), ("以上", { $0 >= $1 }), ("未満", { $0 < $1 }), ("超", { $0 > $1 }),
    ]

    let isFound: (Double) -> Bool

    init?(_ query: String, _ unit: WeightUnit, _ entryService: EntryService) {
        let text = query.normalized.withPlainDashes
        let service = entryService.unitService
        func shown(_ kilograms: Double) -> Double {
            let digits = service.digits(of: kilograms, unit)
            return service.rounded(kilograms, unit, fractionDigits: digits)
        }
        func weight(_ text: some StringProtocol) -> Double? {
            (try? entryService.weight(String(text), unit: unit)).map(shown)
        }
        if let (sign, compare) = Self.signs.first(where: { text.hasPrefix($0.0) }),
            let limit = weight(text.dropFirst(sign.count))
        {
            isFound = { compare(shown($0), limit) }
        } else if let (ending, compare) = Self.endings.first(where: { text.hasSuffix($0.0) }),
            let limit = weight(text.dropLast(ending.count))
        {
            isFound = { compare(shown($0), limit) }
        } else {
            let ends = text.split(separator: "-", omittingEmptySubsequences: false).map(weight)
            guard ends.count == 2, let first = ends[0], let last = ends[1], first <= last,
                first > Self.leastOfRange
            else { return nil }
            isFound = { first <= shown($0) && shown($0) <= last }
        }
    }
}
