/// Image effects. Most have no effect in a terminal of 16 colours.
extension View {
    /// Has no effect in a terminal: blurs the view.
    public func blur(radius: CGFloat, opaque: Bool = false) -> Self { self }

    /// Has no effect in a terminal: changes the brightness.
    public func brightness(_ amount: Double) -> Self { self }

    /// Has no effect in a terminal: changes the contrast.
    public func contrast(_ amount: Double) -> Self { self }

    /// Has no effect in a terminal: changes the saturation.
    public func saturation(_ amount: Double) -> Self { self }

    /// Has no effect in a terminal: removes colours.
    public func grayscale(_ amount: Double) -> Self { self }

    /// Has no effect in a terminal: rotates the hues.
    public func hueRotation(_ angle: Angle) -> Self { self }

    /// Has no effect in a terminal: multiplies by a colour.
    public func colorMultiply(_ color: Color) -> Self { self }

    /// Has no effect in a terminal: inverts the colours.
    public func colorInvert() -> Self { self }

    /// Has no effect in a terminal: blends the view with its background.
    public func blendMode(_ blendMode: BlendMode) -> Self { self }

    /// Has no effect in a terminal: applies a glass effect.
    public func glassEffect(_ glass: Glass = .regular) -> Self { self }

    /// Has no effect in a terminal: applies a glass effect in a shape.
    public func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S) -> Self { self }

    /// Has no effect in a terminal: sets the background style of views inside.
    public func backgroundStyle<S: ShapeStyle>(_ style: S) -> Self { self }

    /// Hides the view unless the reasons are empty.
    public func redacted(reason: RedactionReasons) -> ModifiedView {
        hidden(!reason.isEmpty)
    }

    /// Has no effect in a terminal: shows the view in spite of `redacted(reason:)`.
    public func unredacted() -> Self { self }

    /// Has no effect in a terminal: marks the view as sensitive.
    public func privacySensitive(_ sensitive: Bool = true) -> Self { self }
}

/// A glass effect. Has no effect in a terminal.
nonisolated public struct Glass: Hashable, Sendable {
    public static var regular: Self { Self() }
    public static var clear: Self { Self() }
    public static var identity: Self { Self() }

    /// Returns the glass unchanged.
    public func tint(_ color: Color?) -> Self { self }

    /// Returns the glass unchanged.
    public func interactive(_ isEnabled: Bool = true) -> Self { self }
}

/// A container of glass effects; shows its content unchanged.
public struct GlassEffectContainer<Content: View>: View {
    private let content: Content

    /// Creates a container of views.
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public var body: some View { content }
}

/// The reasons for redacting a view.
nonisolated public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int

    public static let placeholder = Self(rawValue: 1)
    public static let privacy = Self(rawValue: 2)
    public static let invalidated = Self(rawValue: 4)

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }
}
