import DataSource
import Model

nonisolated extension WeightStyle {
    // Distance without a sign; from one stone on in stones and pounds.
    package func distance(_ kilograms: Double) -> String {
        let isInStones =
            unit == .stones && unitService.stonesAndPounds(kilograms.magnitude).stones > 0
        return isInStones ? mean(kilograms.magnitude) : amount(kilograms.magnitude)
    }
}
