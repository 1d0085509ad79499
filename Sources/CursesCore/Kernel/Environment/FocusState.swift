/// Tracks which control of a view has the focus.
@propertyWrapper
public struct FocusState<Value>: PlacedProperty {
    private let initialValue: Value
    private var slot: FocusSlot<Value>?

    /// The name of the control that has the focus; setting it moves the focus.
    public var wrappedValue: Value {
        get { slot?.value ?? initialValue }
        nonmutating set { slot?.request(newValue) }
    }

    /// A binding for `focused(_:equals:)`.
    public var projectedValue: Binding {
        Binding(slot: slot, unfocused: initialValue)
    }

    /// Tracks whether one control has the focus.
    public init() where Value == Bool {
        initialValue = false
        KnownWrappers.enter(Self.self)
    }

    /// Tracks which of several controls has the focus; `nil` if none has it.
    public init<Wrapped: Hashable>() where Value == Wrapped? {
        initialValue = nil
        KnownWrappers.enter(Self.self)
    }

    package mutating func bind(to place: Place, index: Int, environment: SharedEnvironment) {
        slot = place.slot(index) { [initialValue] in
            FocusSlot(initialValue, change: environment.values.frameRequest)
        }
    }

    /// Connects controls to a focus state.
    @propertyWrapper
    public struct Binding {
        let slot: FocusSlot<Value>?
        let unfocused: Value

        /// The name of the control that has the focus; setting it moves the focus.
        public var wrappedValue: Value {
            get { slot?.value ?? unfocused }
            nonmutating set { slot?.request(newValue) }
        }

        /// The binding itself.
        public var projectedValue: Binding { self }
    }
}

/// Shared storage of a focus state, with the request of the app to move the focus.
final class FocusSlot<Value>: StateSlot<Value> {
    fileprivate var isRequested = false

    func request(_ newValue: Value) {
        value = newValue
        isRequested = true
    }
}

extension FocusSlot where Value: Hashable {
    /// Connects the control with a name to this slot.
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
            },
            isNamed: { self.value == name && name != unfocused }
        )
    }
}

/// Connects a control with a focus state.
package struct FocusBinding {
    package let isRequested: () -> Bool
    package let focusChanged: (Bool) -> Void
    /// True if the focus state names the control.
    package let isNamed: () -> Bool

    package init(
        isRequested: @escaping () -> Bool,
        focusChanged: @escaping (Bool) -> Void,
        isNamed: @escaping () -> Bool = { false }
    ) {
        self.isRequested = isRequested
        self.focusChanged = focusChanged
        self.isNamed = isNamed
    }
}
