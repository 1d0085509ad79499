import DataSource
import Model

// Weights and heights in the units that were chosen.
nonisolated struct UnitStyle {
    let weight: WeightStyle
    let height: HeightStyle

    init(_ settings: Settings, _ appDependencies: AppDependencies) {
        weight = WeightStyle(settings.weightUnit, appDependencies)
        height = HeightStyle(settings.heightUnit, appDependencies)
    }
}
