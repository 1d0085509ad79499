/// Effects that cells cannot show.
extension View {
    /// Has no effect in a terminal: scales the view.
    public func scaleEffect(_ scale: Double) -> Self { self }

    /// Has no effect in a terminal: rotates the view.
    public func rotationEffect(_ angle: Angle) -> Self { self }

    /// Has no effect in a terminal: blurs the view.
    public func blur(radius: Double, opaque: Bool = false) -> Self { self }

    /// Has no effect in a terminal: animates the change from one text to the next.
    public func contentTransition(_ transition: ContentTransition) -> Self { self }

    /// Has no effect in a terminal: animates a symbol.
    public func symbolEffect<V: Equatable>(_ effect: SymbolEffect, value: V) -> Self { self }

    /// Has no effect in a terminal: animates a symbol while a condition holds.
    public func symbolEffect(_ effect: SymbolEffect, isActive: Bool = true) -> Self { self }

    /// Chooses the colours of a symbol, which is a character.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Self { self }

    /// Chooses a form of a symbol, which is a character.
    public func symbolVariant(_ variant: SymbolVariants) -> Self { self }

    /// Has no effect in a terminal: haptic feedback.
    public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> Self {
        self
    }

    /// Cuts what reaches beyond the view, which cells never do.
    public func clipped(antialiased: Bool = false) -> Self { self }

    /// Takes addresses that other programs open; none opens any in a terminal.
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> Self { self }

    /// Has no effect in a terminal: draws the view as one image.
    public func drawingGroup() -> Self { self }

    /// Has no effect in a terminal: draws the view as one image.
    public func compositingGroup() -> Self { self }

    /// Has no effect in a terminal, which does not report where the pointer rests.
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

/// A kind of haptic feedback.
nonisolated public enum SensoryFeedback: Sendable {
    case success, warning, error, selection, increase, decrease, start, stop, alignment
    case levelChange, impact
}

/// The size that a person wants text in.
nonisolated public enum DynamicTypeSize: Comparable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}
