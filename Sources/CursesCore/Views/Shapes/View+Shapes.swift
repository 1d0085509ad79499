extension View {
    /// Says what of the view can be clicked, which is all of it.
    public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> Self { self }

    /// Says what of the view can be clicked, which is all of it.
    public func contentShape<S: Shape>(
        _ kind: ContentShapeKinds,
        _ shape: S,
        eoFill: Bool = false
    ) -> Self { self }

    /// Cuts the view to an outline, which on a terminal is the view's own.
    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> Self { self }

    /// Throws a shadow, which cells cannot.
    public func shadow(
        color: Color = .black,
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
    ) -> Self { self }

    /// Rounds corners, which cells cannot.
    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> Self { self }

    /// Cuts the view to what another covers, which on a terminal is the view's own.
    public func mask<Mask: View>(_ mask: Mask) -> Self { self }

    /// Cuts the view to what another covers, which on a terminal is the view's own.
    public func mask<Mask: View>(
        alignment: Alignment = .center,
        @ViewBuilder _ mask: () -> Mask
    ) -> Self { self }
}

/// What a form of a view is for.
nonisolated public struct ContentShapeKinds: OptionSet, Sendable {
    public let rawValue: Int

    public static let interaction = Self(rawValue: 1)
    public static let dragPreview = Self(rawValue: 2)
    public static let contextMenuPreview = Self(rawValue: 4)
    public static let hoverEffect = Self(rawValue: 8)

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }
}

/// How an outline is filled, which cells do in one way.
nonisolated public struct FillStyle: Hashable, Sendable {
    /// Takes what cells cannot show.
    public init(eoFill: Bool = false, antialiased: Bool = true) {}
}
