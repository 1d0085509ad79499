package import DataSource

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
