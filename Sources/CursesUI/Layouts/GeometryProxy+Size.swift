nonisolated extension GeometryProxy {
    /// The size in points: a column is 8, a row 20.
    @_alwaysEmitIntoClient
    public var size: CGSize { CGSize(width: columns * 8, height: rows * 20) }

    /// Returns the size as a rectangle with its origin at zero in every coordinate space.
    @_alwaysEmitIntoClient
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        CGRect(x: 0, y: 0, width: columns * 8, height: rows * 20)
    }

    /// The insets of the safe area: always zero in a terminal.
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }
}

extension View {
    /// Names the view's coordinate space; no effect in a terminal.
    public func coordinateSpace(name: some Hashable) -> Self { self }

    /// Names the view's coordinate space; no effect in a terminal.
    public func coordinateSpace(_ name: CoordinateSpace) -> Self { self }
}
