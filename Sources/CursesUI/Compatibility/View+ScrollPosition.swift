/// What is known of scrolling: keys scroll to what has the focus, and nobody is told how far.
extension View {
    /// Follows which view is scrolled to.
    public func scrollPosition<ID: Hashable>(
        id: Binding<ID?>,
        anchor: UnitPoint? = nil
    ) -> Self { self }

    /// Follows how far something is scrolled.
    public func scrollPosition(
        _ position: Binding<ScrollPosition>,
        anchor: UnitPoint? = nil
    ) -> Self { self }

    /// Says where what scrolls begins, which is at its top.
    public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> Self {
        self
    }

    /// Says whether what scrolls fades at a bar.
    public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> Self {
        self
    }
}

/// How far something is scrolled.
nonisolated public struct ScrollPosition: Hashable, Sendable {
    /// Begins at the top.
    public init() {}

    /// Begins at an edge.
    public init(edge: Edge) {}

    /// Begins at the top; what is scrolled to has names of a type.
    public init(idType: (some Hashable & Sendable).Type) {}

    /// Begins at a view.
    public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {}

    public mutating func scrollTo(edge: Edge) {}

    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {}

    public mutating func scrollTo(x: Double, y: Double) {}

    public mutating func scrollTo(y: Double) {}

    public var isPositionedByUser: Bool { false }
}

/// What an anchor is for.
nonisolated public enum ScrollAnchorRole: Sendable {
    case initialOffset, sizeChanges, alignment
}
