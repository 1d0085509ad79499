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
    /// Has no effect in a terminal: sets the colours of a symbol.
    nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

    /// Has no effect in a terminal: sets the interpolation of a scaled image.
    nonisolated public func interpolation(_ interpolation: Interpolation) -> Image { self }

    /// Has no effect in a terminal: smooths the edges of an image.
    nonisolated public func antialiased(_ isAntialiased: Bool) -> Image { self }

    /// The scale of an image.
    nonisolated public enum Scale: Sendable {
        case small, medium, large
    }

    /// The interpolation of a scaled image.
    nonisolated public enum Interpolation: Sendable {
        case none, low, medium, high
    }
}

/// The animation of a symbol. Has no effect in a terminal.
nonisolated public struct SymbolEffect: Sendable {
    public static let bounce = Self(), pulse = Self(), scale = Self(), appear = Self()
    public static let disappear = Self(), variableColor = Self(), wiggle = Self()
    public static let rotate = Self(), breathe = Self(), automatic = Self(), replace = Self()

    public var up: Self { self }
    public var down: Self { self }
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
    public var iterative: Self { self }
    public var cumulative: Self { self }
    public var reversing: Self { self }
    public var nonReversing: Self { self }
    public var dimInactiveLayers: Self { self }
    public var hideInactiveLayers: Self { self }
    public var clockwise: Self { self }
    public var counterClockwise: Self { self }
    public var offUp: Self { self }
    public var upUp: Self { self }
    public var downUp: Self { self }
}

/// The repetition and speed of a symbol animation.
nonisolated public struct SymbolEffectOptions: Sendable {
    public static let `default` = Self(), repeating = Self(), nonRepeating = Self()

    /// Returns the default options; the speed has no effect.
    public static func speed(_ speed: Double) -> Self { .default }

    /// Returns the default options; the count has no effect.
    public static func `repeat`(_ count: Int?) -> Self { .default }

    /// Returns the options unchanged.
    public func speed(_ speed: Double) -> Self { self }

    /// Returns the options unchanged.
    public func `repeat`(_ count: Int?) -> Self { self }

    public var repeating: Self { self }
    public var nonRepeating: Self { self }
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
