/// The current row of a list, or its selected rows, stored in a binding.
///
/// Only the list reads it: views that pass it on do not depend on the selection.
package struct ListSelection {
    /// Returns the selected value; `nil` for a multiple selection.
    let id: () -> AnyHashable?
    /// True if several rows can be selected, independently of the current row.
    var isMultiple = false
    /// Selects the first value of the right type; a multiple selection toggles it.
    let set: ([AnyHashable]) -> Void
    /// Returns a function that tells whether a row with given values is selected.
    var choice: () -> ([AnyHashable]) -> Bool = { { _ in false } }
    /// Replaces a multiple selection by the rows with given values.
    var replace: ([[AnyHashable]]) -> Void = { _ in }
    /// Returns whether a value has the type of the selection.
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
