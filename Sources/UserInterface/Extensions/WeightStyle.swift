import CursesUI
import DataSource
import Model

nonisolated struct WeightStyle {
    let unit: WeightUnit
    let unitService: UnitService

    init(_ unit: WeightUnit, _ appDependencies: AppDependencies) {
        self.unit = unit
        unitService = UnitService(appDependencies)
    }

    func text(_ kilograms: Double) -> String {
        switch unit {
        case .kilograms: "\(number(kilograms)) kg"
        case .pounds: "\(number(kilograms)) lb"
        case .stones: number(kilograms)
        }
    }

    func number(_ kilograms: Double) -> String {
        guard unit == .stones else { return plotted(kilograms).formatted(fractionDigits: 1) }
        let (stones, pounds) = unitService.stonesAndPounds(kilograms)
        return "\(stones) st \(pounds.formatted(fractionDigits: 1))"
    }

    // The lower end of a range, whose upper end names the unit.
    func bound(_ kilograms: Double) -> String {
        unit == .stones ? number(kilograms) : plotted(kilograms).shortened
    }

    func limit(_ kilograms: Double) -> String {
        switch unit {
        case .kilograms: "\(bound(kilograms)) kg"
        case .pounds: "\(bound(kilograms)) lb"
        case .stones: bound(kilograms)
        }
    }

    func range(_ kilograms: ClosedRange<Double>) -> String {
        "\(number(kilograms.lowerBound))–\(text(kilograms.upperBound))"
    }

    func change(_ kilograms: Double) -> String {
        plotted(kilograms).signed(fractionDigits: 1)
    }

    func changeText(_ kilograms: Double) -> String {
        "\(change(kilograms)) \(unit == .kilograms ? "kg" : "lb")"
    }

    // Stones are read in pounds where a single number has to stand for them.
    func plotted(_ kilograms: Double) -> Double {
        unit == .kilograms ? kilograms : unitService.pounds(kilograms)
    }
}
