/// The extent of a view, as far as one asks for it.
nonisolated public struct ViewDimensions: Sendable {
    /// How many columns there are.
    public let width: Double
    /// How many rows there are.
    public let height: Double

    package init(size: Size) {
        width = Double(size.width)
        height = Double(size.height)
    }

    /// The distance of a guide, which is nought.
    public subscript(guide: HorizontalAlignment) -> Double { 0 }

    /// The distance of a guide, which is nought.
    public subscript(guide: VerticalAlignment) -> Double { 0 }
}
