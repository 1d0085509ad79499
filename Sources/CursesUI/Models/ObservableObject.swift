public import Observation

/// An object that views follow by its `@Published` properties and `objectWillChange.send()`. One
/// that is also `@Observable` is observed as a whole.
nonisolated public protocol ObservableObject: AnyObject {
    /// Notifies the views that follow the object.
    var objectWillChange: ObservableObjectPublisher { get }
}

nonisolated extension ObservableObject {
    /// Notifies all views that follow any object, since the screen is one frame, and the observers
    /// of this one.
    public var objectWillChange: ObservableObjectPublisher { .init(of: self) }
}

/// Notifies views and observers that an object is about to change.
nonisolated public final class ObservableObjectPublisher: Observable, Sendable {
    private static let shared = ObservationRegistrar()
    nonisolated(unsafe) private static var observers: [Int: Observer] = [:]
    nonisolated(unsafe) private static var observerCount = 0

    private let registrar: ObservationRegistrar
    nonisolated(unsafe) private weak var object: AnyObject?

    /// Makes a separate publisher.
    public init() {
        registrar = ObservationRegistrar()
        object = self
    }

    fileprivate init(of object: AnyObject) {
        registrar = Self.shared
        self.object = object
    }

    /// Requests a frame and notifies the observers.
    public func send() {
        notify()
        registrar.withMutation(of: self, keyPath: \.change) {}
    }

    /// Calls a closure before each change until the returned action ends it.
    package func observe(_ receive: @escaping () -> Void) -> () -> Void {
        Self.observerCount += 1
        let number = Self.observerCount
        Self.observers[number] = Observer(object: object, receive: receive)
        return { Self.observers[number] = nil }
    }

    private func notify() {
        guard let object else { return }
        for (_, observer) in Self.observers.sorted(by: { $0.key < $1.key })
        where observer.object === object { observer.receive() }
    }

    /// Notifies the observers of an object that one of its published properties is about to change.
    static func notify(observersOf object: AnyObject) {
        if observers.isEmpty { return }
        (object as? any ObservableObject)?.objectWillChange.notify()
    }

    /// Registers the current evaluation as a follower.
    func access() {
        registrar.access(self, keyPath: \.change)
    }

    private var change: Void { () }

    private struct Observer {
        weak var object: AnyObject?
        let receive: () -> Void
    }
}
