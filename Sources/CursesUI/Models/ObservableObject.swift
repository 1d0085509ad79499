public import Observation

/// An object that views follow by its `@Published` properties and `objectWillChange.send()`. One
/// that is also `@Observable` is observed as a whole.
nonisolated public protocol ObservableObject: AnyObject {
    /// Notifies the views that follow the object.
    var objectWillChange: ObservableObjectPublisher { get }
}

nonisolated extension ObservableObject {
    /// Notifies all views that follow any object, since the screen is one frame.
    public var objectWillChange: ObservableObjectPublisher { .shared }
}

/// Notifies views that an object is about to change.
nonisolated public final class ObservableObjectPublisher: Observable, Sendable {
    static let shared = ObservableObjectPublisher()

    private let registrar = ObservationRegistrar()

    /// Makes a separate publisher.
    public init() {}

    /// Requests a frame.
    public func send() {
        registrar.withMutation(of: self, keyPath: \.change) {}
    }

    /// Registers the current evaluation as a follower.
    func access() {
        registrar.access(self, keyPath: \.change)
    }

    private var change: Void { () }
}
