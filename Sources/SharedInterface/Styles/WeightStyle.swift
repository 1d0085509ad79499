package import CursesCharts
package import CursesCore
package import DataSource
package import Model

nonisolated package struct WeightStyle {
    package let unit: WeightUnit
    package let unitService: UnitService
    // Decimals of the column. Weights with fewer are padded, and calculated values have as many.
    package var digits = 1

    // True for a part of the weight, whose hundredths are not significant.
    var isCalculated = false

    // Symbol of another measure, such as a waist in inches; its numbers are not converted.
    var symbol: String?

    // Decimals of an own measure, for its values, means and changes alike.
    var decimals: Int?

    package init(_ unit: WeightUnit) {
        self.unit = unit
        unitService = UnitService()
    }

    package func aligned(with weights: [Double]) -> Self {
        if isCalculated || decimals != nil { return self }
        var style = self
        style.digits = unitService.digits(of: weights, unit)
        return style
    }

    package func text(_ kilograms: Double) -> String {
        withUnit(number(kilograms))
    }

    // The weight as read off the scale: some scales show 0.05 kg.
    package func number(_ kilograms: Double) -> String {
        number(kilograms, isCalculated ? 1 : unitService.digits(of: kilograms, unit))
    }

    // Aligned for a weigh-in and its change.
    package func aligned(with entry: HistoryEntry) -> Self {
        aligned(with: [entry.weighIn.weight, entry.change ?? 0])
    }

    // Aligned for a list of weigh-ins, newest first, and their changes.
    package func aligned(with entries: ArraySlice<HistoryEntry>) -> Self {
        aligned(with: entries.map(\.weighIn.weight) + [entries.last?.change ?? 0])
    }

    // Pads the number so that the decimal points of a column line up.
    package func cell(_ kilograms: Double) -> String {
        let number = number(kilograms)
        if decimals != nil { return number }
        return number + padding(after: unitService.digits(of: kilograms, unit))
    }

    package var cellWidth: Double {
        (unit.isCompound ? 11 : 6) + Double(digits - 1)
    }

    // A calculated value such as a trend, whose hundredths are not significant.
    package func mean(_ kilograms: Double) -> String {
        number(kilograms, 1)
    }

    // The same, padded for a column.
    package func meanCell(_ kilograms: Double) -> String {
        mean(kilograms) + padding(after: 1)
    }

    private func padding(after digits: Int) -> String {
        String(repeating: " ", count: max(0, self.digits - digits))
    }

    package func meanText(_ kilograms: Double) -> String {
        withUnit(mean(kilograms))
    }

    // A trend with its margin.
    package func level(_ kilograms: Double, _ margin: Double?) -> String {
        guard let margin else { return meanText(kilograms) }
        let text = unit.isCompound ? meanText(kilograms) : mean(kilograms)
        return "\(text) ± \(self.margin(margin))"
    }

    // Unit for a heading over weights or values.
    package var symbols: String { symbol ?? unit.symbols }

    // At least one step of the shown decimals: no weight is known exactly.
    package func margin(_ kilograms: Double) -> String {
        let text = amount(kilograms)
        return text == amount(0) ? "\(0.1.formatted(fractionDigits: 1)) \(changeSymbol)" : text
    }

    // The lower end of a range without its unit.
    package func bound(_ kilograms: Double) -> String {
        decimals != nil || unit.isCompound
            ? number(kilograms, 1) : unitService.rounded(kilograms, unit).shortened
    }

    package func limit(_ kilograms: Double) -> String {
        withUnit(bound(kilograms))
    }

    // Formatted by the language.
    package func range(
        _ kilograms: ClosedRange<Double>,
        _ string: (LocalizedStringKey) -> String
    ) -> String {
        string("\(number(kilograms.lowerBound))–\(text(kilograms.upperBound))")
    }

    package func change(_ kilograms: Double) -> String {
        rounded(kilograms).signed(fractionDigits: fractionDigits)
    }

    // Beside a weight in a compound unit, the unit of a change would be ambiguous.
    package func changeBesideWeight(_ kilograms: Double) -> String {
        unit.isCompound ? changeText(kilograms) : change(kilograms)
    }

    package func change(of statistics: Statistics) -> String {
        statistics.isFirst ? "–" : change(statistics.change)
    }

    package func changeText(of statistics: Statistics) -> String {
        statistics.isFirst ? "–" : changeText(statistics.change)
    }

    package func changeText(_ kilograms: Double) -> String {
        "\(change(kilograms)) \(changeSymbol)"
    }

    package func amount(_ kilograms: Double) -> String {
        "\(amountNumber(kilograms)) \(changeSymbol)"
    }

    package func amountNumber(_ kilograms: Double) -> String {
        rounded(kilograms).formatted(fractionDigits: fractionDigits)
    }

    // Charts plot stones as pounds, since an axis needs a single number.
    package func plotted(_ kilograms: Double) -> Double {
        unitService.number(kilograms, unit)
    }

    // The top label has the unit.
    @MainActor package func axisLabel(_ value: AxisValue) -> String {
        guard unit.isCompound, let number = value.as(Double.self) else {
            let isUppermost = value.index == value.count - 1
            return isUppermost ? withUnit(value.label) : "\(value.label)   "
        }
        return compoundTick(number, decimals: value.label.contains(".") ? 1 : 0)
    }

    // With as many decimals as the other ticks.
    func compoundTick(_ number: Double, decimals: Int) -> String {
        let kilograms = unitService.kilograms(number, unit.single)
        guard let (whole, rest) = unitService.parts(kilograms, unit) else { return "" }
        let text = "\(whole) \(unit.symbol)"
        return rest == 0 && decimals == 0
            ? text : "\(text) \(rest.formatted(fractionDigits: decimals))"
    }

    // A change of per cent is one of percentage points.
    private var changeSymbol: String {
        symbol == "%" ? "pt" : symbol ?? unit.single.symbol
    }

    private var fractionDigits: Int { decimals ?? digits }

    private func rounded(_ kilograms: Double) -> Double {
        unitService.rounded(kilograms, unit, fractionDigits: fractionDigits)
    }

    private func number(_ kilograms: Double, _ fractionDigits: Int) -> String {
        let fractionDigits = decimals ?? fractionDigits
        let parts = unitService.parts(kilograms, unit, fractionDigits: fractionDigits)
        guard let (whole, rest) = parts else {
            return unitService.rounded(kilograms, unit, fractionDigits: fractionDigits)
                .formatted(fractionDigits: fractionDigits)
        }
        return "\(whole) \(unit.symbol) \(rest.formatted(fractionDigits: fractionDigits))"
    }

    private func withUnit(_ number: String) -> String {
        unit.isCompound || symbol == "" ? number : "\(number) \(symbol ?? unit.symbol)"
    }
}

nonisolated extension WeightStyle {
    // Distance without a sign; from one stone on in stones and pounds.
    package func distance(_ kilograms: Double) -> String {
        let whole = unitService.parts(kilograms.magnitude, unit)?.whole ?? 0
        return whole > 0 ? mean(kilograms.magnitude) : amount(kilograms.magnitude)
    }
}

nonisolated extension WeightStyle {
    package init(_ measure: TrendMeasure, _ settings: Settings) {
        switch measure {
        case .measure(let measure):
            self.init(.kilograms)
            symbol = MeasureStyle(settings.heightUnit).symbol(of: measure)
            decimals = measure.own?.decimals
        case .weight, .bmi, .height: self.init(settings.weightUnit)
        case .fatMass, .leanMass:
            self.init(settings.weightUnit)
            isCalculated = true
        }
    }
}
