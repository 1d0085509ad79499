/// The row that a list has marked, kept where its owner wants it.
struct ListSelection {
    let id: AnyHashable?
    let set: (AnyHashable) -> Void

    init<Value: Hashable>(_ selection: Binding<Value?>) {
        id = selection.wrappedValue.map { AnyHashable($0) }
        set = { id in
            if let value = id.base as? Value { selection.wrappedValue = value }
        }
    }
}
