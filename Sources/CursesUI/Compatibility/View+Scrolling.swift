/// Scroll modifiers. Have no effect in a terminal.
extension View {
    /// Has no effect in a terminal: aligns scrolling to pages or views.
    public func scrollTargetBehavior(_ behavior: ScrollTargetBehavior) -> Self { self }

    /// Has no effect in a terminal: marks the targets of aligned scrolling.
    public func scrollTargetLayout(isEnabled: Bool = true) -> Self { self }

    /// Has no effect in a terminal: sets the spacing of sections.
    public func listSectionSpacing(_ spacing: ListSectionSpacing) -> Self { self }

    /// Has no effect in a terminal: sets the spacing of rows.
    public func listRowSpacing(_ spacing: CGFloat?) -> Self { self }

    /// Has no effect in a terminal: sets the colour of separators.
    public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> Self {
        self
    }

    /// Has no effect in a terminal: sets the initial scroll position.
    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> Self { self }
}

/// The alignment of scrolling.
nonisolated public enum ScrollTargetBehavior: Sendable {
    case paging, viewAligned
}

/// The spacing of list sections.
nonisolated public struct ListSectionSpacing: Sendable {
    public static var `default`: Self { Self() }
    public static var compact: Self { Self() }
    public static func custom(_ value: Double) -> Self { Self() }
}

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
}

/// The position of a scroll view. Has no effect in a terminal.
nonisolated public struct ScrollPosition: Hashable, Sendable {
    /// Creates a position at the top.
    public init() {}

    /// Creates a position at an edge.
    public init(edge: Edge) {}
}
