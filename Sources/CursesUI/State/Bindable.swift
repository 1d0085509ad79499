public import Observation

/// Makes bindings to the properties of an observable object.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value: AnyObject & Observable> {
    /// The object.
    public var wrappedValue: Value

    /// The object as a source of bindings.
    public var projectedValue: Bindable<Value> { self }

    /// Takes an object.
    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    /// Takes an object.
    public init(_ wrappedValue: Value) {
        self.init(wrappedValue: wrappedValue)
    }

    /// Leads to a property of the object.
    public subscript<Subject>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
    ) -> Binding<Subject> {
        Binding(
            get: { wrappedValue[keyPath: keyPath] },
            set: { wrappedValue[keyPath: keyPath] = $0 }
        )
    }
}
