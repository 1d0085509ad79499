import Observation

/// Whether the program can be seen.
nonisolated public enum ScenePhase: Hashable, Comparable, Sendable {
    /// It is suspended or about to end.
    case background
    /// It is on its way from one to the other.
    case inactive
    /// It can be seen.
    case active
}

/// The phase of the program's one scene, which is there once somebody has asked for it.
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
    /// Whether the program can be seen.
    public var scenePhase: ScenePhase { ScenePhaseSource.current.phase }
}
