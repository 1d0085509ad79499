import Observation

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
