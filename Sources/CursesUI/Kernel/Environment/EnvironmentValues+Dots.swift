extension EnvironmentValues {
    /// What the lines of charts and shapes are made of.
    @Entry public var chartDots = ChartDots.braille
}
