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
