import DataSource
import Model

nonisolated extension WeightStyle {
    // Distance without a sign; from one stone on in stones and pounds.
    package func distance(_ kilograms: Double) -> String {
        let whole = unitService.parts(kilograms.magnitude, unit)?.whole ?? 0
        return whole > 0 ? mean(kilograms.magnitude) : amount(kilograms.magnitude)
    }
}
