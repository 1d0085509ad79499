/// Looks of symbols, which are characters.
extension View {
    /// Has no effect in a terminal: animates a symbol.
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

    /// Chooses the colours of a symbol, which is a character.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Self { self }

    /// Chooses a form of a symbol, which is a character.
    public func symbolVariant(_ variant: SymbolVariants) -> Self { self }

    /// Chooses the size of images, which is a character.
    public func imageScale(_ scale: Image.Scale) -> Self { self }
}

extension Image {
    /// Chooses the colours of a symbol, which is a character.
    nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

    /// Chooses how an image is drawn in another size, which a character is not.
    nonisolated public func interpolation(_ interpolation: Interpolation) -> Image { self }

    /// Chooses whether the edges of an image are smooth, which those of a character are.
    nonisolated public func antialiased(_ isAntialiased: Bool) -> Image { self }

    /// The size of an image.
    nonisolated public enum Scale: Sendable {
        case small, medium, large
    }

    /// How an image is drawn in another size.
    nonisolated public enum Interpolation: Sendable {
        case none, low, medium, high
    }
}

/// A movement of a symbol.
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

/// How often and how fast a symbol moves.
nonisolated public struct SymbolEffectOptions: Sendable {
    public static let `default` = Self(), repeating = Self(), nonRepeating = Self()

    /// How fast the symbol moves.
    public static func speed(_ speed: Double) -> Self { .default }

    /// How often the symbol moves.
    public static func `repeat`(_ count: Int?) -> Self { .default }

    /// How fast the symbol moves.
    public func speed(_ speed: Double) -> Self { self }

    /// How often the symbol moves.
    public func `repeat`(_ count: Int?) -> Self { self }

    public var repeating: Self { self }
    public var nonRepeating: Self { self }
}

/// The colours of a symbol.
nonisolated public enum SymbolRenderingMode: Sendable {
    case monochrome, multicolor, hierarchical, palette
}

/// A form of a symbol.
nonisolated public struct SymbolVariants: Hashable, Sendable {
    public static let none = Self(), circle = Self(), square = Self(), rectangle = Self()
    public static let fill = Self(), slash = Self()

    public var circle: Self { self }
    public var square: Self { self }
    public var rectangle: Self { self }
    public var fill: Self { self }
    public var slash: Self { self }
}
