/// A point between the dots of a grid.
nonisolated package struct DotPoint: Equatable {
    package var x: Double
    package var y: Double

    package init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// The nearest column of dots; far away ones are all the same.
    package var column: Int { Self.whole(x) }
    /// The nearest row of dots; far away ones are all the same.
    package var row: Int { Self.whole(y) }

    private static func whole(_ value: Double) -> Int {
        Int(min(max(value, -1e6), 1e6).rounded())
    }
}
