package import DataSource

// Weights, heights and other measures in the chosen units.
nonisolated package struct UnitStyle {
    package let weight: WeightStyle
    package let height: HeightStyle
    package let measure: MeasureStyle

    package init(_ settings: Settings) {
        weight = WeightStyle(settings.weightUnit)
        height = HeightStyle(settings.heightUnit)
        measure = MeasureStyle(settings.heightUnit)
    }
}
