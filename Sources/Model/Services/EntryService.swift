public import DataSource

public struct EntryService: Sendable {
    static let weights = 0.5...650.0
    static let heights = 30.0...272.0
    static let plausibleBMIs = 5.0...250.0
    static let longestName = 200
    static let oldest = 130

    private let unitService: UnitService

    public init(_ appDependencies: AppDependencies) {
        unitService = UnitService(appDependencies)
    }

    public func name(_ text: String) throws(EntryError) -> String {
        let name = String(text.unicodeScalars.filter { $0.properties.generalCategory != .control })
            .trimmed
        guard !name.isBlank else { throw .missing }
        guard name.count <= Self.longestName else { throw .tooLong(limit: Self.longestName) }
        return name
    }

    public func weight(
        _ text: String,
        unit: WeightUnit = .kilograms,
        last: Double? = nil
    ) throws(EntryError) -> Double {
        if let last, let repeated = try repeated(text.normalized, unit, last) { return repeated }
        return try bounded(try Measurement(text).kilograms(unit, unitService), unit)
    }

    public func height(
        _ text: String,
        unit: HeightUnit = .centimetres
    ) throws(EntryError) -> Double {
        let centimetres = try Measurement(text).centimetres(unit)
        guard Self.heights.contains(centimetres) else {
            throw .heightOutOfBounds(unitService.inside(Self.heights, unit))
        }
        return centimetres
    }

    public func birthDate(_ text: String, today: Day) throws(EntryError) -> Day? {
        guard !text.trimmed.isEmpty else { return nil }
        guard let day = Day(text.normalized) else { throw .notADay }
        guard day <= today else { throw .inTheFuture }
        guard today.year - day.year <= Self.oldest else { throw .tooOld(limit: Self.oldest) }
        return day
    }

    public func time(_ text: String) throws(EntryError) -> TimeOfDay {
        let text = text.normalized
        guard !text.isEmpty else { throw .missing }
        let padded = text.firstIndex(of: ":") == text.index(after: text.startIndex)
        guard let time = TimeOfDay(padded ? "0\(text)" : text) else { throw .notATime }
        return time
    }

    public func validate(bmi: Double) throws(EntryError) {
        guard Self.plausibleBMIs.contains(bmi) else { throw .implausible(bmi: bmi) }
    }

    public func text(_ number: Double) -> String {
        let text = "\(number)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    public func text(_ kilograms: Double, unit: WeightUnit) -> String {
        switch unit {
        case .kilograms: return text(kilograms)
        case .pounds: return text((unitService.pounds(kilograms) * 100).rounded() / 100)
        case .stones:
            let (stones, pounds) = unitService.stonesAndPounds(kilograms)
            return "\(stones)st \(text(pounds))"
        }
    }

    public func text(_ centimetres: Double, unit: HeightUnit) -> String {
        guard unit == .feetAndInches else { return text(centimetres) }
        let (feet, inches) = unitService.feetAndInches(centimetres)
        return "\(feet)'\(text(inches))\""
    }

    // The Hacker's Diet: after 73.8, ".6" is 73.6 and "." is 73.8 again.
    private func repeated(
        _ text: String,
        _ unit: WeightUnit,
        _ last: Double
    ) throws(EntryError) -> Double? {
        guard let mark = text.first, mark == "." || mark == "," else { return nil }
        if text.count == 1 { return last }
        guard let fraction = Double("0.\(text.dropFirst())") else { return nil }
        let base = unit == .kilograms ? last : unitService.pounds(last)
        // As it was shown: 160 pounds are kept as a little less in kilograms.
        let shown = (base * 100).rounded() / 100
        let number = shown.rounded(.down) + fraction
        let weight = unitService.kilograms(number, unit == .kilograms ? .kilograms : .pounds)
        return try bounded(weight, unit)
    }

    private func bounded(_ kilograms: Double, _ unit: WeightUnit) throws(EntryError) -> Double {
        guard Self.weights.contains(kilograms) else {
            throw .weightOutOfBounds(unitService.inside(Self.weights, unit))
        }
        return kilograms
    }
}
