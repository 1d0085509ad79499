package import DataSource
package import Model

// Weights and heights in the units that were chosen.
nonisolated package struct UnitStyle {
    package let weight: WeightStyle
    package let height: HeightStyle

    package init(_ settings: Settings, _ appDependencies: AppDependencies) {
        weight = WeightStyle(settings.weightUnit, appDependencies)
        height = HeightStyle(settings.heightUnit, appDependencies)
    }
}
