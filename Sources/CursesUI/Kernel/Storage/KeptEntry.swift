/// A value under a key in a store, of which a view knows when it is shown.
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
