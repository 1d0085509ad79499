package import DataSource

// Weights and heights in the units that were chosen.
nonisolated package struct UnitStyle {
    package let weight: WeightStyle
    package let height: HeightStyle

    package init(_ settings: Settings) {
        weight = WeightStyle(settings.weightUnit)
        height = HeightStyle(settings.heightUnit)
    }
}
