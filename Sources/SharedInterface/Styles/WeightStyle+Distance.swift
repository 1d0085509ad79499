import DataSource

nonisolated extension WeightStyle {
    // How far it is, whichever the way.
    package func distance(_ kilograms: Double) -> String {
        let number = plotted(kilograms.magnitude).formatted(fractionDigits: 1)
        return "\(number) \(unit == .kilograms ? "kg" : "lb")"
    }
}
