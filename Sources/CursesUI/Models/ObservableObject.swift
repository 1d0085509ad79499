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

/// An object that is passed to a view.
@MainActor
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject> {
    private var object: ObjectType

    /// The object; reading it observes its changes.
    public var wrappedValue: ObjectType {
        get {
            ObservableObjectPublisher.access()
            return object
        }
        set { object = newValue }
    }

    /// Creates bindings to the object's properties.
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    /// Observes an object.
    public init(wrappedValue: ObjectType) {
        object = wrappedValue
        KnownWrappers.enter(plain: Self.self)
    }

    /// Observes an object.
    public init(initialValue: ObjectType) {
        self.init(wrappedValue: initialValue)
    }

    /// Makes bindings to the properties of an object.
    @MainActor
    @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType

        /// Returns a binding to a property of the object.
        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
        }
    }
}

/// Closures that receive values until they are removed, in order of addition.
nonisolated package final class Observers<Value> {
    private var receivers: [(number: Int, receive: (Value) -> Void)] = []
    private var count = 0

    package init() {}

    /// True if there are none.
    var isEmpty: Bool { receivers.isEmpty }

    /// Adds a closure and returns the action that removes it.
    package func add(_ receive: @escaping (Value) -> Void) -> () -> Void {
        count += 1
        receivers.append((count, receive))
        return { [weak self, count] in self?.receivers.removeAll { $0.number == count } }
    }

    /// Calls all closures.
    package func send(_ value: Value) {
        for receiver in receivers { receiver.receive(value) }
    }
}

/// A property of an object that views observe.
@propertyWrapper
public struct Published<Value>: UnisolatedWrapper {
    private let box: PublishedBox<Value>

    /// Starts with a value.
    public init(wrappedValue: Value) {
        box = PublishedBox(wrappedValue)
    }

    /// Starts with a value.
    public init(initialValue: Value) {
        self.init(wrappedValue: initialValue)
    }

    /// Unavailable outside classes.
    @available(*, unavailable, message: "@Published is only for properties of classes")
    public var wrappedValue: Value {
        get { box.value }
        nonmutating set { box.value = newValue }
    }

    /// The publisher for `onReceive(_:perform:)`.
    public var projectedValue: Publisher { Publisher(box: box) }

    /// The property's value.
    public static subscript<Owner: AnyObject>(
        _enclosingInstance owner: Owner,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<Owner, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<Owner, Self>
    ) -> Value {
        get { owner[keyPath: storageKeyPath].box.value }
        set {
            ObservableObjectPublisher.notify(observersOf: owner)
            owner[keyPath: storageKeyPath].box.value = newValue
        }
    }

    /// The successive values of a property.
    nonisolated public struct Publisher {
        let box: PublishedBox<Value>

        /// Calls a closure with the present value, and with each new one before it is set, until
        /// the returned action ends it.
        package func observe(_ receive: @escaping (Value) -> Void) -> () -> Void {
            box.observe(receive)
        }
    }
}

/// A wrapper without isolation, whose properties take that of their class; a `nonisolated` wrapper
/// would make them nonisolated.
nonisolated public protocol UnisolatedWrapper: SendableMetatype {}

/// The value of a published property, with its observers.
nonisolated final class PublishedBox<Value>: Observable {
    private(set) var changes = 0
    private let registrar = ObservationRegistrar()
    private var stored: Value
    private var observers: Observers<Value>?

    init(_ value: Value) {
        stored = value
    }

    var value: Value {
        get {
            registrar.access(self, keyPath: \.value)
            return stored
        }
        set {
            observers?.send(newValue)
            registrar.withMutation(of: self, keyPath: \.value) {
                stored = newValue
                changes &+= 1
            }
        }
    }

    func observe(_ receive: @escaping (Value) -> Void) -> () -> Void {
        let observers = observers ?? Observers()
        self.observers = observers
        let remove = observers.add(receive)
        receive(stored)
        return remove
    }
}

/// An object that a view creates once and owns while it stays at its place.
@MainActor
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: PlacedProperty {
    private let make: () -> ObjectType
    private var slot: Slot?

    /// The object; reading it observes its changes.
    public var wrappedValue: ObjectType {
        let object = slot?.object ?? make()
        ObservableObjectPublisher.access()
        return object
    }

    /// Creates bindings to the object's properties.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

    /// Starts with an object, created when the view appears.
    public init(wrappedValue make: @autoclosure @escaping () -> ObjectType) {
        self.make = make
        KnownWrappers.enter(Self.self)
    }

    package mutating func bind(to place: Place, index: Int, environment: SharedEnvironment) {
        slot = place.slot(index) { [make] in Slot(make()) }
    }

    private final class Slot {
        let object: ObjectType

        init(_ object: ObjectType) {
            self.object = object
        }
    }
}

/// Reads an object that `environmentObject(_:)` of an enclosing view provides.
@MainActor
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: PlacedProperty {
    private var shared: SharedEnvironment?

    /// Creates a reader of the object by the property's type.
    public init() {
        KnownWrappers.enter(Self.self)
    }

    /// The object; a missing one is a programming error.
    public var wrappedValue: ObjectType {
        guard let object = shared?.values[object: ObjectType.self] else {
            preconditionFailure("No \(ObjectType.self) was passed with .environmentObject(_:)")
        }
        ObservableObjectPublisher.access()
        return object
    }

    /// Creates bindings to the object's properties.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

    package mutating func bind(to place: Place, index: Int, environment: SharedEnvironment) {
        shared = environment
    }

    package func isSame(in one: SharedEnvironment, and other: SharedEnvironment) -> Bool {
        one.values[object: ObjectType.self] === other.values[object: ObjectType.self]
    }
}

extension View {
    /// Provides an object to the views inside, by its type.
    public func environmentObject<T: ObservableObject>(_ object: T) -> ModifiedView {
        environment { $0[object: T.self] = object }
    }
}

extension Scene {
    /// Provides an object to the views of the scene, by its type.
    public func environmentObject<T: ObservableObject>(_ object: T) -> EnvironmentScene<Self> {
        EnvironmentScene(content: self) { $0[object: T.self] = object }
    }
}

extension View {
    /// Runs an action with the value at first and once per frame in which it was set.
    public func onReceive<Value>(
        _ publisher: Published<Value>.Publisher,
        perform action: @escaping (Value) -> Void
    ) -> ModifiedView {
        attached { evaluation in
            let slot = evaluation.place.slot { ReceiptSlot() }
            let box = publisher.box
            _ = box.value
            evaluation.afterwards {
                if slot.take(box.changes, of: box) { action(box.value) }
            }
        }
    }
}

/// Number of changes already received from a property.
private final class ReceiptSlot {
    private var changes: Int?
    private weak var source: AnyObject?

    func take(_ changes: Int, of source: AnyObject) -> Bool {
        defer { (self.changes, self.source) = (changes, source) }
        return self.changes != changes || self.source !== source
    }
}
