/// Point in dot coordinates, also between dots.
nonisolated package struct DotPoint: Equatable {
    package var x: Double
    package var y: Double

    package init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// Nearest column of dots, clamped to ±1,000,000.
    package var column: Int { Self.whole(x) }
    /// Nearest row of dots, clamped to ±1,000,000.
    package var row: Int { Self.whole(y) }

    private static func whole(_ value: Double) -> Int {
        Int(min(max(value, -1e6), 1e6).rounded())
    }
}
