import Observation

/// A property of an object whose changes views see.
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

    /// The value, which only an object can hold.
    @available(*, unavailable, message: "@Published is only for properties of classes")
    public var wrappedValue: Value {
        get { box.value }
        nonmutating set { box.value = newValue }
    }

    /// What `onReceive(_:perform:)` takes.
    public var projectedValue: Publisher { Publisher(box: box) }

    /// Reads and writes the value of an object's property.
    public static subscript<Owner: AnyObject>(
        _enclosingInstance owner: Owner,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<Owner, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<Owner, Self>
    ) -> Value {
        get { owner[keyPath: storageKeyPath].box.value }
        set { owner[keyPath: storageKeyPath].box.value = newValue }
    }

    /// The values that a property takes one after the other.
    public struct Publisher {
        let box: PublishedBox<Value>
    }
}

/// A wrapper of no isolation at all, so that its properties have that of the class they are in; one
/// that says `nonisolated` would say so of them too.
nonisolated public protocol UnisolatedWrapper: SendableMetatype {}

/// The value of a published property, watched by whoever reads it.
nonisolated final class PublishedBox<Value>: Observable {
    private(set) var changes = 0
    private let registrar = ObservationRegistrar()
    private var stored: Value

    init(_ value: Value) {
        stored = value
    }

    var value: Value {
        get {
            registrar.access(self, keyPath: \.value)
            return stored
        }
        set {
            registrar.withMutation(of: self, keyPath: \.value) {
                stored = newValue
                changes &+= 1
            }
        }
    }
}
