public import Observation

/// An object that views follow by its `@Published` properties and `objectWillChange.send()`. One
/// that is also `@Observable` is observed as a whole.
nonisolated public protocol ObservableObject: AnyObject {
    /// Notifies the views that follow the object.
    var objectWillChange: ObservableObjectPublisher { get }
}

nonisolated extension ObservableObject {
    /// Notifies all views that follow any object, and the observers of this one.
    public var objectWillChange: ObservableObjectPublisher { .init(of: self) }
}

/// Notifies views and observers that an object is about to change.
nonisolated public final class ObservableObjectPublisher: Observable, Sendable {
    private static let registrar = ObservationRegistrar()
    /// Subject of all views that follow any object, since the screen is one frame.
    private static let followed = ObservableObjectPublisher()
    nonisolated(unsafe) private static var observed: [ObjectIdentifier: Observed] = [:]

    nonisolated(unsafe) private weak var object: AnyObject?

    /// Makes a separate publisher.
    public init() {
        object = self
    }

    fileprivate init(of object: AnyObject) {
        self.object = object
    }

    /// Requests a frame and notifies the observers.
    public func send() {
        notify()
        Self.registrar.withMutation(of: Self.followed, keyPath: \.change) {}
    }

    /// Calls a closure before each change until the returned action ends it.
    package func observe(_ receive: @escaping () -> Void) -> () -> Void {
        guard let object else { return {} }
        let key = ObjectIdentifier(object)
        let observers = Self.observers(of: object) ?? Observers()
        Self.observed[key] = Observed(object: object, observers: observers)
        let remove = observers.add(receive)
        return {
            remove()
            guard observers.isEmpty, Self.observed[key]?.observers === observers else { return }
            Self.observed[key] = nil
        }
    }

    private func notify() {
        object.flatMap(Self.observers)?.send(())
    }

    /// Notifies the observers of an object that one of its published properties is about to change.
    static func notify(observersOf object: AnyObject) {
        if observed.isEmpty { return }
        (object as? any ObservableObject)?.objectWillChange.notify()
    }

    /// Registers the current evaluation as a follower of all objects.
    static func access() {
        registrar.access(followed, keyPath: \.change)
    }

    /// Returns the observers of an object, but not of an earlier one at the same address.
    private static func observers(of object: AnyObject) -> Observers<Void>? {
        observed[ObjectIdentifier(object)].flatMap { $0.object === object ? $0.observers : nil }
    }

    private var change: Void { () }

    private struct Observed {
        weak var object: AnyObject?
        let observers: Observers<Void>
    }
}
