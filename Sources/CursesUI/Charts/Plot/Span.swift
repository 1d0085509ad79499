/// Two values and everything between them; it may hold no value at all.
nonisolated struct Span: Hashable {
    private(set) var lower = Double.infinity
    private(set) var upper = -Double.infinity
    /// Numbers from here on are no measurements, and their differences could not be computed.
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

    /// The span with a share of its length, or of its magnitude, added at both ends.
    func padded(by share: Double) -> Span {
        guard !isEmpty else { return self }
        let least = Swift.max(lower.magnitude, upper.magnitude) * 1e-9
        if length > least {
            return Span(lower - length * share, upper + length * share).orSelf(self)
        }
        let room = RoundStep(atLeast: middle.magnitude / 100)?.value ?? 1
        return Span(middle - room, middle + room).orSelf(self)
    }

    private func orSelf(_ span: Span) -> Span { isEmpty ? span : self }
}
