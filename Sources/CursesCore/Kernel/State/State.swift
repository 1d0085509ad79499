/// A value that a view owns while it stays at its place.
@propertyWrapper
public struct State<Value>: PlacedProperty {
    private let initialValue: Value
    private var slot: Slot?

    /// The value; setting it requests a frame.
    public var wrappedValue: Value {
        get { slot?.value ?? initialValue }
        nonmutating set { slot?.value = newValue }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        guard let slot else { return .constant(initialValue) }
        return Binding(get: { slot.value }, set: { slot.value = $0 })
    }

    /// Starts with a value.
    public init(wrappedValue: Value) {
        initialValue = wrappedValue
        KnownWrappers.enter(Self.self)
    }

    /// Starts with a value.
    public init(initialValue: Value) {
        self.init(wrappedValue: initialValue)
    }

    package mutating func bind(to place: Place, index: Int, environment: SharedEnvironment) {
        slot = place.slot(index) { [initialValue] in
            Slot(initialValue, change: environment.values.frameRequest)
        }
    }

    private final class Slot {
        var value: Value {
            get {
                pulse.read()
                return current
            }
            set {
                current = newValue
                pulse.beat()
                change.touch(nil)
            }
        }
        private var current: Value
        private let pulse = Pulse()
        private let change: FrameRequest

        init(_ value: Value, change: FrameRequest) {
            current = value
            self.change = change
        }
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// Starts with `nil`.
    public init() {
        self.init(wrappedValue: nil)
    }
}
