extension EnvironmentValues {
    /// The characters that draw the lines of charts and shapes, by default Braille.
    @Entry public var chartDots = ChartDots.braille
}
