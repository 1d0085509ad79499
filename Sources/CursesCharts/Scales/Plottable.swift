/// A value that has a place along an axis of a chart.
nonisolated public protocol Plottable {
    /// What the numbers of the axis count.
    static var plottableScale: PlottableScale { get }
    /// The number that stands for the value.
    var primitivePlottable: Double { get }
    /// The text that stands for the value, where it is none that is counted.
    var plottableCategory: String? { get }

    /// Finds the value that a number stands for, if there is one.
    init?(primitivePlottable: Double)
    /// Finds the value that a text stands for, if there is one.
    init?(plottableCategory: String)
}

nonisolated extension Plottable {
    public static var plottableScale: PlottableScale { .number }

    public var plottableCategory: String? { nil }

    public init?(plottableCategory: String) { nil }
}

nonisolated extension Double: Plottable {
    public var primitivePlottable: Double { self }

    public init(primitivePlottable: Double) {
        self = primitivePlottable
    }
}

nonisolated extension Int: Plottable {
    public var primitivePlottable: Double { Double(self) }

    public init?(primitivePlottable: Double) {
        self.init(exactly: primitivePlottable.rounded())
    }
}
