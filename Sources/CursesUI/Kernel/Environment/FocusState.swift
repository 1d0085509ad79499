/// Which control of a view the keys go to.
@propertyWrapper
public struct FocusState<Value>: PlacedProperty {
    private let initialValue: Value
    private var slot: FocusSlot<Value>?

    /// The name of the control that has the focus; setting it moves the focus.
    public var wrappedValue: Value {
        get { slot?.value ?? initialValue }
        nonmutating set { slot?.request(newValue) }
    }

    /// What `focused(_:equals:)` ties a control to.
    public var projectedValue: Binding {
        Binding(slot: slot, unfocused: initialValue)
    }

    /// Follows whether one control has the focus.
    public init() where Value == Bool {
        initialValue = false
        KnownWrappers.enter(Self.self)
    }

    /// Follows which of several controls has the focus.
    public init<Wrapped: Hashable>() where Value == Wrapped? {
        initialValue = nil
        KnownWrappers.enter(Self.self)
    }

    mutating func bind(to place: Place, index: Int, environment: SharedEnvironment) {
        slot = place.slot(index) { [initialValue] in
            FocusSlot(initialValue, change: environment.values.frameRequest)
        }
    }

    /// Ties controls to a focus state.
    @propertyWrapper
    public struct Binding {
        let slot: FocusSlot<Value>?
        let unfocused: Value

        /// The name of the control that has the focus.
        public var wrappedValue: Value {
            get { slot?.value ?? unfocused }
            nonmutating set { slot?.request(newValue) }
        }

        /// The binding itself.
        public var projectedValue: Binding { self }
    }
}

/// A focus state's value and whether the app has just asked for it.
final class FocusSlot<Value> {
    fileprivate(set) var value: Value {
        get {
            pulse.read()
            return current
        }
        set {
            current = newValue
            pulse.beat()
        }
    }
    private var current: Value
    private let pulse = Pulse()
    fileprivate var isRequested = false
    fileprivate let change: FrameRequest

    init(_ value: Value, change: FrameRequest) {
        current = value
        self.change = change
    }

    func request(_ newValue: Value) {
        value = newValue
        isRequested = true
        change.touch(nil)
    }
}

extension FocusSlot where Value: Hashable {
    /// Ties the control of a name to this slot.
    func binding(equals name: Value, unfocused: Value) -> FocusBinding {
        FocusBinding(
            isRequested: { self.isRequested && self.value == name },
            focusChanged: { isFocused in
                let isAwaited = self.isRequested && !isFocused
                self.isRequested = isAwaited
                guard isFocused ? self.value != name : self.value == name && !isAwaited else {
                    return
                }
                self.value = isFocused ? name : unfocused
                self.change.touch(nil)
            },
            isNamed: { self.value == name && name != unfocused }
        )
    }
}

/// What a control needs to know of the focus state that it is tied to.
struct FocusBinding {
    let isRequested: () -> Bool
    let focusChanged: (Bool) -> Void
    /// Whether the app takes the control for the one with the focus.
    var isNamed: () -> Bool = { false }
}
