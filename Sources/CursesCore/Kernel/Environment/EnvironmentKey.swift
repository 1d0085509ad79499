/// The name of a value that a view can pass to everything below it.
@MainActor
public protocol EnvironmentKey {
    associatedtype Value

    /// The value if no view above passed one.
    static var defaultValue: Value { get }
}

/// A key whose value ends at the edge of a sheet.
package protocol LocalEnvironmentKey: EnvironmentKey {}
