/// The size of a view, in cells.
nonisolated public struct ViewDimensions: Sendable {
    /// Number of columns.
    public let width: Double
    /// Number of rows.
    public let height: Double

    package init(size: Size) {
        width = Double(size.width)
        height = Double(size.height)
    }

    /// Returns the position of a guide: always 0.
    public subscript(guide: HorizontalAlignment) -> Double { 0 }

    /// Returns the position of a guide: always 0.
    public subscript(guide: VerticalAlignment) -> Double { 0 }
}
