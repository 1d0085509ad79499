/// Feedback modifiers. Have no effect in a terminal.
extension View {
    /// Has no effect in a terminal: plays haptic feedback.
    public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> Self {
        self
    }

    /// Has no effect in a terminal: plays haptic feedback if a condition holds.
    public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback,
        trigger: T,
        condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> Self { self }

    /// Has no effect in a terminal: plays haptic feedback that depends on the change.
    public func sensoryFeedback<T: Equatable>(
        trigger: T,
        _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> Self { self }

    /// Has no effect: a terminal does not report where the pointer rests.
    public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> Self {
        self
    }

    /// Has no effect: a terminal does not report where the pointer rests.
    @available(*, deprecated, message: "does nothing in a terminal")
    public func onHover(perform action: @escaping (Bool) -> Void) -> Self { self }

    /// Has no effect in a terminal: enables or disables clicks on the view.
    public func allowsHitTesting(_ enabled: Bool) -> Self { self }

    /// Has no effect in a terminal: shows or hides system overlays.
    public func persistentSystemOverlays(_ visibility: Visibility) -> Self { self }
}

/// A kind of haptic feedback.
nonisolated public enum SensoryFeedback: Hashable, Sendable {
    case success, warning, error, selection, increase, decrease, start, stop, alignment
    case levelChange, impact, pathComplete

    /// Returns an impact; weight and intensity have no effect.
    public static func impact(weight: Weight, intensity: Double = 1) -> Self { .impact }

    /// Returns an impact; flexibility and intensity have no effect.
    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> Self { .impact }

    /// The weight of an impact.
    public enum Weight: Hashable, Sendable {
        case light, medium, heavy
    }

    /// The flexibility of an impact.
    public enum Flexibility: Hashable, Sendable {
        case rigid, solid, soft
    }
}

/// The effect of a pointer over a view.
nonisolated public enum HoverEffect: Hashable, Sendable {
    case automatic, highlight, lift
}
