/// The name of a value that a view can pass to everything below it.
@MainActor
public protocol EnvironmentKey {
    associatedtype Value

    /// The value where nobody passed one.
    static var defaultValue: Value { get }
}

/// Names a value that belongs to one place: what lies over the screen starts without it.
protocol LocalEnvironmentKey: EnvironmentKey {}
