/// Visual effects. Have no effect in a terminal.
extension View {
    /// Has no effect in a terminal: animates changes of the content.
    public func contentTransition(_ transition: ContentTransition) -> Self { self }

    /// Has no effect in a terminal, where views do not draw outside their frame.
    public func clipped(antialiased: Bool = false) -> Self { self }

    /// Has no effect in a terminal: composites the view into one image.
    public func compositingGroup() -> Self { self }

    /// Has no effect in a terminal: sets the text size.
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> Self { self }

    /// Has no effect in a terminal: limits the text size.
    public func dynamicTypeSize(_ range: some RangeExpression<DynamicTypeSize>) -> Self { self }
}

/// The animation of a content change.
nonisolated public enum ContentTransition: Sendable {
    case identity, opacity, interpolate
    case numericText(countsDown: Bool = false)
}

/// The preferred text size.
nonisolated public enum DynamicTypeSize: Comparable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}

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

/// The reasons for redacting a view.
nonisolated public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int

    public static let placeholder = Self(rawValue: 1)
    public static let privacy = Self(rawValue: 2)

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }
}

/// Symbol modifiers. Have no effect in a terminal, where symbols are characters.
extension View {
    /// Has no effect in a terminal: animates a symbol when a value changes.
    public func symbolEffect<V: Equatable>(
        _ effect: SymbolEffect,
        options: SymbolEffectOptions = .default,
        value: V
    ) -> Self { self }

    /// Has no effect in a terminal: animates a symbol while a condition holds.
    public func symbolEffect(
        _ effect: SymbolEffect,
        options: SymbolEffectOptions = .default,
        isActive: Bool = true
    ) -> Self { self }

    /// Has no effect in a terminal: sets the colours of a symbol.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Self { self }

    /// Has no effect in a terminal: sets the variant of a symbol.
    public func symbolVariant(_ variant: SymbolVariants) -> Self { self }

    /// Has no effect in a terminal: sets the scale of a symbol.
    public func imageScale(_ scale: Image.Scale) -> Self { self }
}

extension Image {
    /// The scale of an image.
    nonisolated public enum Scale: Sendable {
        case small, medium, large
    }
}

/// The animation of a symbol. Has no effect in a terminal.
nonisolated public struct SymbolEffect: Sendable {
    public static let bounce = Self(), pulse = Self(), scale = Self(), appear = Self()
    public static let disappear = Self(), variableColor = Self(), wiggle = Self()
    public static let rotate = Self(), breathe = Self(), automatic = Self(), replace = Self()

    public var up: Self { self }
    public var down: Self { self }
    public var iterative: Self { self }
    public var reversing: Self { self }
    public var clockwise: Self { self }
}

/// The repetition and speed of a symbol animation.
nonisolated public struct SymbolEffectOptions: Sendable {
    public static let `default` = Self(), repeating = Self(), nonRepeating = Self()

    public var repeating: Self { self }
}

/// The colours of a symbol.
nonisolated public enum SymbolRenderingMode: Sendable {
    case monochrome, multicolor, hierarchical, palette
}

/// The variant of a symbol.
nonisolated public struct SymbolVariants: Hashable, Sendable {
    public static let none = Self(), circle = Self(), square = Self(), rectangle = Self()
    public static let fill = Self(), slash = Self()

    public var circle: Self { self }
    public var square: Self { self }
    public var rectangle: Self { self }
    public var fill: Self { self }
    public var slash: Self { self }
}
