/// Changes to a picture, which cells of 16 colours cannot show.
extension View {
    /// Has no effect in a terminal: blurs the view.
    public func blur(radius: CGFloat, opaque: Bool = false) -> Self { self }

    /// Has no effect in a terminal: makes the view brighter.
    public func brightness(_ amount: Double) -> Self { self }

    /// Has no effect in a terminal: sets light and dark farther apart.
    public func contrast(_ amount: Double) -> Self { self }

    /// Has no effect in a terminal: makes colours stronger or weaker.
    public func saturation(_ amount: Double) -> Self { self }

    /// Has no effect in a terminal: takes colours away.
    public func grayscale(_ amount: Double) -> Self { self }

    /// Has no effect in a terminal: turns the wheel of colours.
    public func hueRotation(_ angle: Angle) -> Self { self }

    /// Has no effect in a terminal: mixes a colour in.
    public func colorMultiply(_ color: Color) -> Self { self }

    /// Has no effect in a terminal: turns light into dark.
    public func colorInvert() -> Self { self }

    /// Has no effect in a terminal: mixes the view with what is behind.
    public func blendMode(_ blendMode: BlendMode) -> Self { self }

    /// Lays glass under the view, of which a terminal has none.
    public func glassEffect(_ glass: Glass = .regular) -> Self { self }

    /// Lays glass of some form under the view, of which a terminal has none.
    public func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S) -> Self { self }

    /// Gives what is below another ground, which is the terminal's.
    public func backgroundStyle<S: ShapeStyle>(_ style: S) -> Self { self }

    /// Hides what is not loaded yet under marks of its size; here it is left blank.
    public func redacted(reason: RedactionReasons) -> ModifiedView {
        hidden(!reason.isEmpty)
    }

    /// Shows what is hidden around.
    public func unredacted() -> Self { self }

    /// Hides what nobody else should see, which only the person at the terminal does.
    public func privacySensitive(_ sensitive: Bool = true) -> Self { self }
}

/// Glass under a view.
nonisolated public struct Glass: Hashable, Sendable {
    public static var regular: Self { Self() }
    public static var clear: Self { Self() }
    public static var identity: Self { Self() }

    /// Glass of a colour.
    public func tint(_ color: Color?) -> Self { self }

    /// Glass that answers a touch.
    public func interactive(_ isEnabled: Bool = true) -> Self { self }
}

/// Glass that flows together, of which a terminal has none.
public struct GlassEffectContainer<Content: View>: View {
    private let content: Content

    /// Shows views.
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public var body: some View { content }
}

/// Why something is hidden.
nonisolated public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int

    public static let placeholder = Self(rawValue: 1)
    public static let privacy = Self(rawValue: 2)
    public static let invalidated = Self(rawValue: 4)

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }
}
