import DataSource
import Model

nonisolated extension WeightStyle {
    // How far it is, whichever the way; from a stone on as weights in stones are.
    package func distance(_ kilograms: Double) -> String {
        let isInStones =
            unit == .stones && unitService.stonesAndPounds(kilograms.magnitude).stones > 0
        return isInStones ? mean(kilograms.magnitude) : amount(kilograms.magnitude)
    }
}
