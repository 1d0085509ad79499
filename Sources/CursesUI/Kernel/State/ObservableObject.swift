public import Observation

/// An object that views follow: what they read of its `@Published` properties is watched, and so is
/// whatever it says with `objectWillChange.send()`. One that is `@Observable` is watched as a whole.
nonisolated public protocol ObservableObject: AnyObject {
    /// Tells the views that follow the object of a change.
    var objectWillChange: ObservableObjectPublisher { get }
}

nonisolated extension ObservableObject {
    /// Tells the views that follow any object, for the whole screen is one frame.
    public var objectWillChange: ObservableObjectPublisher { .shared }
}

/// Tells views that an object is about to change.
nonisolated public final class ObservableObjectPublisher: Observable, Sendable {
    static let shared = ObservableObjectPublisher()

    private let registrar = ObservationRegistrar()

    /// Makes one of an object's own.
    public init() {}

    /// Asks for a frame.
    public func send() {
        registrar.withMutation(of: self, keyPath: \.change) {}
    }

    /// Notes that what is evaluated follows the object.
    func access() {
        registrar.access(self, keyPath: \.change)
    }

    private var change: Void { () }
}
