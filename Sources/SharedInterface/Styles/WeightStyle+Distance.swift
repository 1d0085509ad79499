import DataSource

nonisolated extension WeightStyle {
    // How far it is, whichever the way.
    package func distance(_ kilograms: Double) -> String {
        amount(kilograms.magnitude)
    }
}
