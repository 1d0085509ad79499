extension View {
    /// Sets the clickable shape; no effect, since the whole view can be clicked.
    public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> Self { self }

    /// Sets the clickable shape; no effect, since the whole view can be clicked.
    public func contentShape<S: Shape>(
        _ kind: ContentShapeKinds,
        _ shape: S,
        eoFill: Bool = false
    ) -> Self { self }

    /// Clips the view to a shape; no effect in a terminal.
    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> Self { self }

    /// Adds a shadow; no effect in a terminal.
    public func shadow(
        color: Color = .black,
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
    ) -> Self { self }

    /// Rounds the corners; no effect in a terminal.
    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> Self { self }

    /// Masks the view; no effect in a terminal.
    public func mask<Mask: View>(_ mask: Mask) -> Self { self }

    /// Masks the view; no effect in a terminal.
    public func mask<Mask: View>(
        alignment: Alignment = .center,
        @ViewBuilder _ mask: () -> Mask
    ) -> Self { self }
}

/// Purposes of a content shape; no effect in a terminal.
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

/// Fill rule of an outline; no effect in a terminal.
nonisolated public struct FillStyle: Hashable, Sendable {
    /// Makes the style; no effect in a terminal.
    public init(eoFill: Bool = false, antialiased: Bool = true) {}
}
