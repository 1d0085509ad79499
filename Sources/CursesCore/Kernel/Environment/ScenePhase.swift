import Observation

/// Visibility of the program.
nonisolated public enum ScenePhase: Hashable, Comparable, Sendable {
    /// Suspended or about to end.
    case background
    /// Never set in a terminal.
    case inactive
    /// Visible.
    case active
}

/// The phase of the only scene, created on first read.
@Observable
final class ScenePhaseSource {
    private(set) static var asked: ScenePhaseSource?

    static var current: ScenePhaseSource {
        let source = asked ?? ScenePhaseSource()
        asked = source
        return source
    }

    var phase = ScenePhase.active
}

extension EnvironmentValues {
    /// Visibility of the program.
    public var scenePhase: ScenePhase { ScenePhaseSource.current.phase }
}
