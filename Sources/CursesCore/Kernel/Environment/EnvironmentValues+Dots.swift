extension EnvironmentValues {
    /// The dots that lines of charts and shapes are drawn with.
    @Entry public var chartDots = ChartDots.braille
}
