#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

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
nonisolated public struct ContentTransition: Sendable {
    public static var identity: Self { Self() }
    public static var opacity: Self { Self() }
    public static var interpolate: Self { Self() }
    public static func numericText(countsDown: Bool = false) -> Self { Self() }
}

/// A movement of a symbol.
nonisolated public struct SymbolEffect: Sendable {
    public static var bounce: Self { Self() }
    public static var pulse: Self { Self() }
    public static var scale: Self { Self() }
    public static var appear: Self { Self() }
    public static var disappear: Self { Self() }
    public static var variableColor: Self { Self() }
    public static var wiggle: Self { Self() }
    public static var rotate: Self { Self() }
    public static var breathe: Self { Self() }
}

/// The colours of a symbol.
nonisolated public struct SymbolRenderingMode: Sendable {
    public static var monochrome: Self { Self() }
    public static var multicolor: Self { Self() }
    public static var hierarchical: Self { Self() }
    public static var palette: Self { Self() }
}

/// A form of a symbol.
nonisolated public struct SymbolVariants: Sendable {
    public static var none: Self { Self() }
    public static var circle: Self { Self() }
    public static var square: Self { Self() }
    public static var rectangle: Self { Self() }
    public static var fill: Self { Self() }
    public static var slash: Self { Self() }
}

/// What a telephone lets be felt.
nonisolated public struct SensoryFeedback: Sendable {
    public static var success: Self { Self() }
    public static var warning: Self { Self() }
    public static var error: Self { Self() }
    public static var selection: Self { Self() }
    public static var increase: Self { Self() }
    public static var decrease: Self { Self() }
    public static var start: Self { Self() }
    public static var stop: Self { Self() }
    public static var alignment: Self { Self() }
    public static var levelChange: Self { Self() }
    public static var impact: Self { Self() }
}

/// The size that a person wants text in.
nonisolated public struct DynamicTypeSize: Comparable, Sendable {
    private let order: Int

    public static var xSmall: Self { Self(order: 0) }
    public static var small: Self { Self(order: 1) }
    public static var medium: Self { Self(order: 2) }
    public static var large: Self { Self(order: 3) }
    public static var xLarge: Self { Self(order: 4) }
    public static var xxLarge: Self { Self(order: 5) }
    public static var xxxLarge: Self { Self(order: 6) }
    public static var accessibility1: Self { Self(order: 7) }
    public static var accessibility2: Self { Self(order: 8) }
    public static var accessibility3: Self { Self(order: 9) }
    public static var accessibility4: Self { Self(order: 10) }
    public static var accessibility5: Self { Self(order: 11) }

    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.order < rhs.order }
}
