/// A value in a store under a key, observed by views.
nonisolated struct KeptEntry<Value> {
    let key: String
    let coding: StorageCoding<Value>
    let defaultValue: Value
    var store: ValueStore

    var value: Value {
        get { store[key].flatMap(coding.read) ?? defaultValue }
        nonmutating set { store[key] = coding.write(newValue) }
    }

    @MainActor
    var binding: Binding<Value> {
        Binding(get: { value }, set: { value = $0 })
    }
}
