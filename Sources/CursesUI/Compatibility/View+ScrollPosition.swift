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

    /// Has no effect in a terminal: changes what comes into sight or leaves it.
    public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive,
        axis: Axis? = nil,
        transition: @escaping (ModifiedView, ScrollTransitionPhase) -> some View
    ) -> Self { self }

    /// Has no effect in a terminal: changes what comes into sight or leaves it.
    public func scrollTransition(
        topLeading: ScrollTransitionConfiguration,
        bottomTrailing: ScrollTransitionConfiguration,
        axis: Axis? = nil,
        transition: @escaping (ModifiedView, ScrollTransitionPhase) -> some View
    ) -> Self { self }

    /// Tells how far something is scrolled, which nothing here does.
    public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type,
        of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> Self { self }

    /// Tells whether a hand scrolls, which none does.
    public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> Self { self }

    /// Says how what scrolls ends at a bar.
    public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> Self
    {
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

/// When a view changes as it comes into sight.
nonisolated public struct ScrollTransitionConfiguration: Sendable {
    public static let interactive = Self(), identity = Self(), animated = Self()

    /// Changes with an animation.
    public static func animated(_ animation: Animation) -> Self { Self() }

    /// Changes with the distance.
    public static func interactive(timingCurve: Animation) -> Self { Self() }

    /// Changes from some share of the view on.
    public func threshold(_ threshold: Threshold) -> Self { self }

    /// A share of a view that is seen.
    nonisolated public struct Threshold: Sendable {
        public static let visible = Self(), hidden = Self(), centered = Self()

        /// A share of the view.
        public static func visible(_ amount: Double) -> Self { Self() }
    }
}

/// Whether a view is in sight.
nonisolated public enum ScrollTransitionPhase: Hashable, Sendable {
    case topLeading, identity, bottomTrailing

    public var isIdentity: Bool { self == .identity }
    public var value: Double { 0 }
}

/// How far and in which room something is scrolled.
nonisolated public struct ScrollGeometry: Equatable, Sendable {
    public var contentOffset: CGPoint
    public var contentSize: CGSize
    public var containerSize: CGSize
    public var contentInsets: EdgeInsets
    public var visibleRect: CGRect
    public var bounds: CGRect
}

/// Whether a hand scrolls.
nonisolated public enum ScrollPhase: Hashable, Sendable {
    case idle, tracking, interacting, decelerating, animating

    public var isScrolling: Bool { self != .idle }
}

/// How what scrolls ends at a bar.
nonisolated public enum ScrollEdgeEffectStyle: Hashable, Sendable {
    case automatic, hard, soft
}
