import Observation
import Synchronization

/// A value that a view owns while it stays at its place.
@propertyWrapper
public struct State<Value>: PlacedProperty {
    private let initialValue: Value
    private var slot: StateSlot<Value>?

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
            StateSlot(initialValue, change: environment.values.frameRequest)
        }
    }
}

/// An observed value whose changes request a frame.
class StateSlot<Value> {
    final var value: Value {
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
    private final var current: Value
    private final let pulse = Pulse()
    private final let change: FrameRequest

    init(_ value: Value, change: FrameRequest) {
        current = value
        self.change = change
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// Starts with `nil`.
    public init() {
        self.init(wrappedValue: nil)
    }
}

/// Requests a frame from any thread; several requests make one frame.
nonisolated package final class FrameRequest: Sendable {
    private let state = Mutex(State())

    /// True if a frame was requested since the last one.
    package var isPending: Bool { state.withLock(\.isPending) }

    /// Requests a frame that evaluates everything.
    package func fire() {
        ask { $0.isWhole = true }
    }

    /// Requests a frame that evaluates a place and its ancestors.
    package func touch(_ place: Place?) {
        ask { if let place { $0.places.append(place) } }
    }

    /// Resets the request and returns the places to evaluate, or `nil` for everything.
    func take() -> [Place]? {
        state.withLock { state in
            defer { state = State(wake: state.wake) }
            return state.isWhole ? nil : state.places
        }
    }

    /// Sets the function that wakes the run loop.
    func onFire(_ wake: @escaping @Sendable () -> Void) {
        state.withLock { $0.wake = wake }
    }

    private func ask(_ change: (inout State) -> Void) {
        let wake = state.withLock { state -> (@Sendable () -> Void)? in
            change(&state)
            defer { state.isPending = true }
            return state.isPending ? nil : state.wake
        }
        wake?()
    }

    private struct State {
        var isPending = false
        var isWhole = false
        var places: [Place] = []
        var wake: (@Sendable () -> Void)?
    }
}

/// An observable token: `read()` subscribes, `beat()` invalidates.
final class Pulse: Observable {
    private let registrar = ObservationRegistrar()

    func beat() { registrar.withMutation(of: self, keyPath: \.beats) {} }

    func read() { registrar.access(self, keyPath: \.beats) }

    private var beats: Void { () }
}
