nonisolated extension GeometryProxy {
    /// The room as a rectangle, which begins at its own corner in every space.
    @_alwaysEmitIntoClient
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        CGRect(x: 0, y: 0, width: columns, height: rows)
    }

    /// The rims of the screen, which a terminal has not.
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }
}

/// Where places are counted from.
nonisolated public struct CoordinateSpace: Hashable, Sendable {
    public static let global = Self()
    public static let local = Self()

    /// Counts from a view of a name.
    public static func named(_ name: some Hashable) -> Self { .global }
}

extension View {
    /// Names the view, for places to be counted from it.
    public func coordinateSpace(name: some Hashable) -> Self { self }

    /// Names the view, for places to be counted from it.
    public func coordinateSpace(_ name: CoordinateSpace) -> Self { self }
}
