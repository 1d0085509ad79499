/// A point between the dots of a grid.
nonisolated struct DotPoint: Equatable {
    var x: Double
    var y: Double

    /// The nearest column of dots; far away ones are all the same.
    var column: Int { Self.whole(x) }
    /// The nearest row of dots; far away ones are all the same.
    var row: Int { Self.whole(y) }

    private static func whole(_ value: Double) -> Int {
        Int(min(max(value, -1e6), 1e6).rounded())
    }
}
