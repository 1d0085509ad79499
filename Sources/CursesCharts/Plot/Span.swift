/// Range of values, which may be empty.
nonisolated struct Span: Hashable {
    private(set) var lower = Double.infinity
    private(set) var upper = -Double.infinity
    /// Magnitude from which values are ignored; differences would overflow.
    static let limit = 1e300

    init() {}

    init(_ value: Double) {
        include(value)
    }

    init(_ first: Double, _ second: Double) {
        include(first)
        include(second)
    }

    init<Value: Plottable>(_ first: PlottableValue<Value>, _ second: PlottableValue<Value>) {
        self.init(first.value.primitivePlottable, second.value.primitivePlottable)
    }

    var isEmpty: Bool { !(lower <= upper) }
    var length: Double { isEmpty ? 0 : upper - lower }
    var middle: Double { lower + length / 2 }

    func contains(_ value: Double) -> Bool { value >= lower && value <= upper }

    mutating func include(_ value: Double) {
        guard value.magnitude < Self.limit else { return }
        if value < lower { lower = value }
        if value > upper { upper = value }
    }

    mutating func include(_ span: Span) {
        include(span.lower)
        include(span.upper)
    }

    /// Returns the span with a share of its length added at both ends, or `length` if it has none.
    func padded(by share: Double, orBy length: (Double) -> Double) -> Span {
        guard !isEmpty else { return self }
        let magnitude = Swift.max(lower.magnitude, upper.magnitude)
        let room = self.length > magnitude * 1e-9 ? self.length * share : length(magnitude)
        var result = self
        result.include(lower - room)
        result.include(upper + room)
        return result
    }
}
