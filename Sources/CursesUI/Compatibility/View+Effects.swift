/// Effects that cells cannot show.
extension View {
    /// Makes the view larger or smaller elsewhere.
    public func scaleEffect(_ scale: Double) -> Self { self }

    /// Turns the view elsewhere.
    public func rotationEffect(_ angle: Angle) -> Self { self }

    /// Blurs the view elsewhere.
    public func blur(radius: Double, opaque: Bool = false) -> Self { self }

    /// Moves one text into the next elsewhere; here the next is simply there.
    public func contentTransition(_ transition: ContentTransition) -> Self { self }

    /// Moves a symbol elsewhere.
    public func symbolEffect<V: Equatable>(_ effect: SymbolEffect, value: V) -> Self { self }

    /// Moves a symbol elsewhere, as long as something is so.
    public func symbolEffect(_ effect: SymbolEffect, isActive: Bool = true) -> Self { self }

    /// Chooses the colours of a symbol, which is a character.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Self { self }

    /// Chooses a form of a symbol, which is a character.
    public func symbolVariant(_ variant: SymbolVariants) -> Self { self }

    /// Lets the telephone be felt, which a terminal cannot be.
    public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback,
        trigger: T
    ) -> Self { self }

    /// Cuts what reaches beyond the view, which cells never do.
    public func clipped(antialiased: Bool = false) -> Self { self }

    /// Takes addresses that other programs open; none opens any in a terminal.
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> Self { self }

    /// Draws the view as one picture elsewhere.
    public func drawingGroup() -> Self { self }

    /// Draws the view as one picture elsewhere.
    public func compositingGroup() -> Self { self }

    /// Follows a pointer that rests over the view, which a terminal does not tell.
    public func onHover(perform action: @escaping (Bool) -> Void) -> Self { self }

    /// Bounds the size of text, which is one.
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> Self { self }

    /// Bounds the size of text, which is one.
    public func dynamicTypeSize(_ range: some RangeExpression<DynamicTypeSize>) -> Self { self }
}

/// How far something is turned.
nonisolated public struct Angle: Sendable {
    /// A whole turn is 360.
    public var degrees: Double

    /// Counts in degrees.
    public init(degrees: Double) { self.degrees = degrees }

    /// Counts in degrees.
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

    /// Counts in radians.
    public static func radians(_ radians: Double) -> Angle {
        Angle(degrees: radians * 180 / .pi)
    }
}

/// A way from one text to the next.
nonisolated public enum ContentTransition: Sendable {
    case identity, opacity, interpolate
    case numericText(countsDown: Bool = false)
}

/// A movement of a symbol.
nonisolated public enum SymbolEffect: Sendable {
    case bounce, pulse, scale, appear, disappear, variableColor, wiggle, rotate, breathe
}

/// The colours of a symbol.
nonisolated public enum SymbolRenderingMode: Sendable {
    case monochrome, multicolor, hierarchical, palette
}

/// A form of a symbol.
nonisolated public enum SymbolVariants: Sendable {
    case none, circle, square, rectangle, fill, slash
}

/// What a telephone lets be felt.
nonisolated public enum SensoryFeedback: Sendable {
    case success, warning, error, selection, increase, decrease, start, stop, alignment
    case levelChange, impact
}

/// The size that a person wants text in.
nonisolated public enum DynamicTypeSize: Comparable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}
