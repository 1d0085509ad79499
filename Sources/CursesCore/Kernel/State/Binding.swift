public import Observation

/// Reads and writes a value owned by another object.
@preconcurrency @MainActor
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
    private let get: () -> Value
    private let set: (Value) -> Void

    /// The bound value.
    public var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue) }
    }

    /// The binding itself.
    public var projectedValue: Binding<Value> { self }

    /// Reads and writes through closures.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.get = get
        self.set = set
    }

    /// Takes the projected value of a wrapper.
    public init(projectedValue: Binding<Value>) {
        self = projectedValue
    }

    /// Unwraps an optional value; `nil` if there is none.
    public init?(_ base: Binding<Value?>) {
        guard let value = base.wrappedValue else { return nil }
        self.init(get: { base.wrappedValue ?? value }, set: { base.wrappedValue = $0 })
    }

    /// Makes the value optional.
    public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
        self.init(
            get: { base.wrappedValue },
            set: { if let value = $0 { base.wrappedValue = value } }
        )
    }

    /// Returns a binding to an immutable value.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(get: { value }, set: { _ in })
    }

    /// Returns a binding to a part of the value.
    public subscript<Subject>(
        dynamicMember keyPath: WritableKeyPath<Value, Subject>
    ) -> Binding<Subject> {
        Binding<Subject>(
            get: { wrappedValue[keyPath: keyPath] },
            set: { wrappedValue[keyPath: keyPath] = $0 }
        )
    }
}

extension Binding: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence
where Value: MutableCollection, Value.Index: Hashable {
    public typealias Element = Binding<Value.Element>

    public func makeIterator() -> IndexingIterator<[Binding<Value.Element>]> {
        wrappedValue.indices.map { self[$0] }.makeIterator()
    }

    /// Returns a binding to an element of the collection.
    public subscript(position: Value.Index) -> Binding<Value.Element> {
        let element = wrappedValue[position]
        return Binding<Value.Element>(
            get: { holds(position) ? wrappedValue[position] : element },
            set: { if holds(position) { wrappedValue[position] = $0 } }
        )
    }

    /// Returns whether the element still exists; a handler may have removed it.
    private func holds(_ position: Value.Index) -> Bool {
        position >= wrappedValue.startIndex && position < wrappedValue.endIndex
    }
}

extension Binding {
    /// Reads through a closure and writes through an asynchronous one, in a task.
    @_disfavoredOverload
    public init(get: @escaping () -> Value, asyncSet: @escaping @MainActor (Value) async -> Void) {
        self.init(get: get, set: { value in Task { await asyncSet(value) } })
    }
}

/// Makes bindings to the properties of an observable object.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
    /// The object.
    public var wrappedValue: Value

    /// The object as a source of bindings.
    public var projectedValue: Bindable<Value> { self }

    /// Takes an object.
    public init(wrappedValue: Value) where Value: AnyObject & Observable {
        self.wrappedValue = wrappedValue
    }

    /// Takes an object.
    public init(_ wrappedValue: Value) where Value: AnyObject & Observable {
        self.init(wrappedValue: wrappedValue)
    }

    /// Returns a binding to a property of the object.
    public subscript<Subject>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
    ) -> Binding<Subject> where Value: AnyObject {
        Binding(
            get: { wrappedValue[keyPath: keyPath] },
            set: { wrappedValue[keyPath: keyPath] = $0 }
        )
    }
}
