/// Something that was measured.
nonisolated struct Figure {
    private let name: String
    private let measured: String
    private let goal: String

    init(_ name: String, measured: String, goal: String) {
        self.name = name
        self.measured = measured
        self.goal = goal
    }

    /// The figure as a row of a table.
    var line: String { Self.padded(name, 46) + Self.padded(measured, 24) + goal }

    private static func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(1, width - text.count))
    }
}
