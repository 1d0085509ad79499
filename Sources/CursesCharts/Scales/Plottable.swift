/// Value that can be placed along an axis of a chart.
nonisolated public protocol Plottable {
    /// Scale of the axis.
    static var plottableScale: PlottableScale { get }
    /// Number of the value on the axis.
    var primitivePlottable: Double { get }
    /// Category of the value; `nil` if it is numeric.
    var plottableCategory: String? { get }

    /// Converts a number back to a value; `nil` if there is none.
    init?(primitivePlottable: Double)
    /// Converts a category back to a value; `nil` if there is none.
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
