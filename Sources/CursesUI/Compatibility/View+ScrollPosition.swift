/// Scroll position modifiers. Have no effect: the focus decides what is visible.
extension View {
    /// Has no effect in a terminal: binds the visible view.
    public func scrollPosition<ID: Hashable>(
        id: Binding<ID?>,
        anchor: UnitPoint? = nil
    ) -> Self { self }

    /// Has no effect in a terminal: binds the scroll position.
    public func scrollPosition(
        _ position: Binding<ScrollPosition>,
        anchor: UnitPoint? = nil
    ) -> Self { self }

    /// Has no effect in a terminal: sets the initial scroll position.
    public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> Self {
        self
    }

    /// Has no effect in a terminal: hides the fading at a bar.
    public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> Self {
        self
    }
}

/// The position of a scroll view. Has no effect in a terminal.
nonisolated public struct ScrollPosition: Hashable, Sendable {
    /// Creates a position at the top.
    public init() {}

    /// Creates a position at an edge.
    public init(edge: Edge) {}

    /// Creates a position at the top, for views identified by a type.
    public init(idType: (some Hashable & Sendable).Type) {}

    /// Creates a position at a view.
    public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {}

    public mutating func scrollTo(edge: Edge) {}

    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {}

    public mutating func scrollTo(x: Double, y: Double) {}

    public mutating func scrollTo(y: Double) {}

    public var isPositionedByUser: Bool { false }
}

/// The purpose of a scroll anchor.
nonisolated public enum ScrollAnchorRole: Sendable {
    case initialOffset, sizeChanges, alignment
}
