/// The row that a list has marked, or the rows that are chosen, kept where their owner wants them.
///
/// It is read by the list alone: what hands it on does not depend on what is chosen.
package struct ListSelection {
    /// Reads the value of the marked row.
    let id: () -> AnyHashable?
    /// Whether several rows can be chosen, whichever is marked.
    var isMultiple = false
    /// Takes the first of some names of a row that is a value.
    let set: ([AnyHashable]) -> Void
    /// Reads whether rows of some names are chosen.
    var choice: () -> ([AnyHashable]) -> Bool = { { _ in false } }
    /// Chooses all rows of some names, or none.
    var replace: ([[AnyHashable]]) -> Void = { _ in }
    /// Whether a name can be a value.
    let takes: (AnyHashable) -> Bool

    init<Value: Hashable>(_ selection: Binding<Value?>) {
        id = { selection.wrappedValue.map { AnyHashable($0) } }
        set = { names in
            if let value = names.lazy.compactMap({ $0.base as? Value }).first {
                selection.wrappedValue = value
            }
        }
        takes = { $0.base is Value }
    }

    package init<Value: Hashable>(_ selection: Binding<Set<Value>>) {
        func value(_ names: [AnyHashable]) -> Value? {
            names.lazy.compactMap { $0.base as? Value }.first
        }
        id = { nil }
        isMultiple = true
        set = { names in
            guard let value = value(names) else { return }
            if selection.wrappedValue.remove(value) == nil { selection.wrappedValue.insert(value) }
        }
        choice = {
            let values = selection.wrappedValue
            return { value($0).map(values.contains) ?? false }
        }
        replace = { selection.wrappedValue = Set($0.compactMap(value)) }
        takes = { $0.base is Value }
    }
}
