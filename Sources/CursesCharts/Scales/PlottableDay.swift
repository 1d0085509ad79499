/// A day of the calendar, without time and time zone, along an axis of a chart.
///
/// Whatever counts its days from 1 January 1970 becomes plottable by naming this protocol.
nonisolated public protocol PlottableDay: Plottable {
    /// The whole days since 1 January 1970.
    var number: Int { get }

    /// Names a day by the whole days since 1 January 1970.
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
