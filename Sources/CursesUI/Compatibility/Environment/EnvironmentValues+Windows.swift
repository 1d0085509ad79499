/// Properties of the window; in a terminal with fixed defaults.
extension EnvironmentValues {
    /// True if the window is active; true by default.
    @Entry public var appearsActive = true
    /// The active state of controls; `.key` by default.
    @Entry public var controlActiveState = ControlActiveState.key
}

/// The active state of a window.
nonisolated public enum ControlActiveState: CaseIterable, Hashable, Sendable {
    case key, active, inactive
}
