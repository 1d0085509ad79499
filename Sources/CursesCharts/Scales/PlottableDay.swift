/// Day of the calendar along an axis of a chart, without time and time zone.
///
/// Types that count days from 1 January 1970 become plottable by conforming.
nonisolated public protocol PlottableDay: Plottable {
    /// Days since 1 January 1970.
    var number: Int { get }

    /// Makes a day from the days since 1 January 1970.
    init(number: Int)
}

nonisolated extension PlottableDay {
    public static var plottableScale: PlottableScale { .calendar }

    public var primitivePlottable: Double { Double(number) }

    public init?(primitivePlottable: Double) {
        guard let number = Int(exactly: primitivePlottable.rounded()) else { return nil }
        self.init(number: number)
    }
}
