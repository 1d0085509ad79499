public import DataSource

public struct UnitService: Sendable {

    public init(_ appDependencies: AppDependencies) {}

    // Conversions need no client, so that views make styles without the dependencies.
    public init() {}

    // Rounds away the error of binary fractions. A scale shows a tenth or a hundredth of a pound; a weight with
    // the last decimal above a gram was converted from kilograms, and is one of whole grams.
    public func kilograms(_ number: Double, _ unit: WeightUnit) -> Double {
        let kilograms = Double(tenBillionths: (number * unit.kilograms).tenBillionths)
        guard !unit.isStored else { return kilograms }
        let scale = unit.kilograms < 1 ? 1000.0 : 10_000
        let isConverted =
            (number * scale).rounded() / scale == number
            && (number * scale / 10).rounded() / (scale / 10) != number
        return isConverted ? (kilograms * 1000).rounded() / 1000 : kilograms
    }

    // In ten-billionths of a kilogram; stones are counted in pounds.
    func size(of unit: WeightUnit) -> Int { unit.single.kilograms.tenBillionths }

    // Converts to a single number: stones are counted in pounds.
    public func number(_ kilograms: Double, _ unit: WeightUnit) -> Double {
        kilograms / unit.single.kilograms
    }

    // Halves away from zero, so that a change of 0.05 is always shown as 0.1.
    public func rounded(
        _ kilograms: Double,
        _ unit: WeightUnit,
        fractionDigits: Int = 1
    ) -> Double {
        let scale = [1, 10, 100, 1000][fractionDigits]
        let (size, parts) = (size(of: unit), kilograms.tenBillionths * scale)
        let rounded = (abs(parts) * 2 + size) / (size * 2)
        return Double(parts < 0 ? -rounded : rounded) / Double(scale)
    }

    // Decimals of a weight. Some scales have steps of 0.05: 72.45 is neither 72.4 nor 72.5; babies
    // are weighed in grams.
    public func digits(of kilograms: Double, _ unit: WeightUnit) -> Int {
        let (size, parts) = (size(of: unit), kilograms.tenBillionths)
        if parts * 10 % size == 0 { return 1 }
        if parts * 100 % size == 0 { return 2 }
        let isInGrams = unit.isStored && kilograms.magnitude < Self.mostInGrams
        return isInGrams && parts * 1000 % size == 0 ? 3 : 1
    }

    // Decimals of a column.
    public func digits(of weights: some Sequence<Double>, _ unit: WeightUnit) -> Int {
        var (most, heaviest) = (1, 0.0)
        for weight in weights {
            most = max(most, digits(of: weight, unit))
            heaviest = max(heaviest, weight.magnitude)
        }
        return heaviest < Self.mostInGrams ? most : min(2, most)
    }

    // Heavier weights with grams were converted from another unit.
    private static let mostInGrams = 20.0

    func text(_ kilograms: Double, _ unit: WeightUnit) -> String {
        let digits = digits(of: kilograms, unit)
        guard let (whole, rest) = parts(kilograms, unit, fractionDigits: digits) else {
            return text(rounded(kilograms, unit, fractionDigits: digits))
        }
        return "\(whole) \(unit.symbol) \(text(rest))"
    }

    private func text(_ number: Double) -> String {
        let text = "\(number)"
        return text.contains(".") ? text : "\(text).0"
    }

    // Converts a stored value to the displayed unit.
    public func shown(_ value: Double, of measure: Measure, _ unit: HeightUnit) -> Double {
        measure.unit == .length && unit == .feetAndInches ? inches(value) : value
    }

    // Texts with the decimals of the columns.
    func texts(of measures: Measures, in table: [Measure], _ unit: HeightUnit) -> [String] {
        table.compactMap { measure in
            measures[measure].map { value in
                if let own = measure.own { return number(own.rounded(value), own.decimals) }
                return text((shown(value, of: measure, unit) * 10).rounded() / 10)
            }
        }
    }

    private func number(_ value: Double, _ decimals: Int) -> String {
        let parts = text(value).split(separator: ".")
        guard decimals > 0, parts.count == 2 else { return "\(parts[0])" }
        return "\(parts[0]).\(parts[1])\(String(repeating: "0", count: decimals - parts[1].count))"
    }

    public func inches(_ centimetres: Double) -> Double {
        centimetres / MeasurementUnit.inch
    }

    // Both ends stay inside when they are shown with one decimal and entered again.
    public func inside(
        _ kilograms: ClosedRange<Double>,
        _ unit: WeightUnit
    ) -> ClosedRange<Double> {
        unit.isStored ? kilograms : inside(kilograms, unit.single.kilograms)
    }

    public func inside(
        _ centimetres: ClosedRange<Double>,
        _ unit: HeightUnit
    ) -> ClosedRange<Double> {
        unit == .centimetres ? centimetres : inside(centimetres, MeasurementUnit.inch)
    }

    // `nil` unless the unit is compound. Rounds before splitting: 13.96 pounds would otherwise read
    // as 0 stones and 14.0 pounds.
    public func parts(
        _ kilograms: Double,
        _ unit: WeightUnit,
        fractionDigits: Int = 1
    ) -> (whole: Int, rest: Double)? {
        guard unit.isCompound else { return nil }
        let scale = fractionDigits == 1 ? 10.0 : 100
        let number = rounded(kilograms, unit, fractionDigits: fractionDigits)
        let (parts, size) = (Int((number * scale).rounded()), unit.singles * Int(scale))
        return (parts / size, Double(parts % size) / scale)
    }

    public func feetAndInches(_ centimetres: Double) -> (feet: Int, inches: Double) {
        split(inches(centimetres), by: MeasurementUnit.inchesOfFoot)
    }

    private func inside(_ bounds: ClosedRange<Double>, _ size: Double) -> ClosedRange<Double> {
        let step = size / 10
        let lower = (bounds.lowerBound / step).rounded(.up)
        let upper = (bounds.upperBound / step).rounded(.down)
        return lower * step...max(lower, upper) * step
    }

    private func split(_ number: Double, by divisor: Double) -> (Int, Double) {
        let tenths = (number * 10).rounded()
        guard tenths.isFinite, abs(tenths) < 1e12 else { return (0, 0) }
        let whole = (tenths / (divisor * 10)).rounded(.towardZero)
        return (Int(whole), (tenths - whole * divisor * 10) / 10)
    }
}

extension UnitService {
    // `nil` unless the text names another unit than the user's.
    public func kilograms(typed text: String, otherThan unit: WeightUnit) -> Double? {
        other(text, than: .weight(unit)).flatMap { try? $0.kilograms(unit, self) }
    }

    // `nil` unless the text is a difference such as 81.3-72.4, and a weight.
    public func difference(typed text: String, _ unit: WeightUnit) -> Double? {
        WeightDifference(text, unit, self)
            .map(\.kilograms)
            .flatMap { EntryService.weights.contains($0) ? $0 : nil }
    }

    public func centimetres(typed text: String, otherThan unit: HeightUnit) -> Double? {
        plainCentimetres(text, unit)
            ?? other(text, than: MeasurementUnit(unit))
            .flatMap { try? $0.centimetres(unit) }
            .flatMap { EntryService.heights.contains($0) ? $0 : nil }
    }

    // Reads metres in a field of centimetres, and a single number in one of feet and inches.
    private func plainCentimetres(_ text: String, _ unit: HeightUnit) -> Double? {
        guard let measurement = try? Measurement(text), measurement.parts.map(\.unit) == [nil],
            let centimetres = try? measurement.centimetres(unit),
            EntryService.heights.contains(centimetres)
        else { return nil }
        let isUsual = unit == .centimetres && centimetres == measurement.parts[0].number
        return isUsual ? nil : centimetres
    }

    // A plain number names no unit: skipping it saves a second parse at each key.
    private func other(_ text: String, than own: MeasurementUnit) -> Measurement? {
        guard !text.utf8.allSatisfy("0123456789., ".utf8.contains),
            let measurement = try? Measurement(text), let unit = measurement.parts.first?.unit
        else { return nil }
        return unit == own ? nil : measurement
    }
}

extension MeasurementUnit {
    fileprivate init(_ unit: HeightUnit) {
        switch unit {
        case .centimetres: self = .centimetres
        case .feetAndInches: self = .feet
        }
    }
}
