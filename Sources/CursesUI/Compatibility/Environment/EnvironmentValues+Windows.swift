/// What a view may ask of its window, which is the terminal.
extension EnvironmentValues {
    /// Whether the window is in front, which the terminal is while its keys are pressed.
    @Entry public var appearsActive = true
    /// How the controls of the window look, which is in one way.
    @Entry public var controlActiveState = ControlActiveState.key
}

/// Whether a window has the keys.
nonisolated public enum ControlActiveState: CaseIterable, Hashable, Sendable {
    case key, active, inactive
}
