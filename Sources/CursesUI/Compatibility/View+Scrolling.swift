/// Wishes to what scrolls: a terminal shows no more than it scrolls to.
extension View {
    /// Says whether what is at its end springs back, which nothing does.
    public func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior,
        axes: Axis.Set = .vertical
    ) -> Self { self }

    /// Says how far a stroke scrolls; keys scroll by what has the focus.
    public func scrollTargetBehavior(_ behavior: ScrollTargetBehavior) -> Self { self }

    /// Says what a stroke scrolls to; keys scroll to what has the focus.
    public func scrollTargetLayout(isEnabled: Bool = true) -> Self { self }

    /// Lets what is scrolled reach beyond its room, which cells never do.
    public func scrollClipDisabled(_ disabled: Bool = true) -> Self { self }

    /// Says how far the sections of a list stand apart, which is not at all.
    public func listSectionSpacing(_ spacing: ListSectionSpacing) -> Self { self }

    /// Says how far the rows of a list stand apart, which is not at all.
    public func listRowSpacing(_ spacing: CGFloat?) -> Self { self }

    /// Colours the lines between rows, of which there are none.
    public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> Self {
        self
    }

    /// Says where what scrolls begins, which is at its top.
    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> Self { self }

    /// Says whether something scrolls, which it does where its room is short.
    public func scrollDisabled(_ disabled: Bool) -> Self { self }
}

/// Whether what is at its end springs back.
nonisolated public enum ScrollBounceBehavior: Sendable {
    case automatic, always, basedOnSize
}

/// How far a stroke scrolls.
nonisolated public enum ScrollTargetBehavior: Sendable {
    case paging, viewAligned

    /// Scrolls from view to view.
    public static func viewAligned(limitBehavior: LimitBehavior) -> Self { .viewAligned }

    /// How many views a stroke scrolls by.
    public enum LimitBehavior: Sendable {
        case automatic, always, never, alwaysByFew, alwaysByOne
    }
}

/// How far the sections of a list stand apart.
nonisolated public struct ListSectionSpacing: Sendable {
    public static var `default`: Self { Self() }
    public static var compact: Self { Self() }
    public static func custom(_ value: Double) -> Self { Self() }
}
