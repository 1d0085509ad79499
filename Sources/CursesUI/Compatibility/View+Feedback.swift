/// What a hand would feel or a pointer would show.
extension View {
    /// Has no effect in a terminal: haptic feedback.
    public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> Self {
        self
    }

    /// Has no effect in a terminal: haptic feedback where a change asks for it.
    public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback,
        trigger: T,
        condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> Self { self }

    /// Has no effect in a terminal: haptic feedback that depends on a change.
    public func sensoryFeedback<T: Equatable>(
        trigger: T,
        _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> Self { self }

    /// Has no effect in a terminal, which does not report where the pointer rests.
    public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> Self {
        self
    }

    /// Has no effect in a terminal, which does not report where the pointer rests.
    @available(*, deprecated, message: "does nothing in a terminal")
    public func onHover(perform action: @escaping (Bool) -> Void) -> Self { self }

    /// Says whether the view answers clicks, which its controls do.
    public func allowsHitTesting(_ enabled: Bool) -> Self { self }

    /// Keeps system controls out of the way, of which a terminal has none.
    public func persistentSystemOverlays(_ visibility: Visibility) -> Self { self }
}

/// A kind of haptic feedback.
nonisolated public enum SensoryFeedback: Hashable, Sendable {
    case success, warning, error, selection, increase, decrease, start, stop, alignment
    case levelChange, impact, pathComplete

    /// A push of some weight.
    public static func impact(weight: Weight, intensity: Double = 1) -> Self { .impact }

    /// A push of some stiffness.
    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> Self { .impact }

    /// How heavy a push is.
    public enum Weight: Hashable, Sendable {
        case light, medium, heavy
    }

    /// How stiff a push is.
    public enum Flexibility: Hashable, Sendable {
        case rigid, solid, soft
    }
}

/// What becomes of a view under the pointer.
nonisolated public enum HoverEffect: Hashable, Sendable {
    case automatic, highlight, lift
}
