/// Returns a changed copy of a value.
@inline(__always)
nonisolated func changed<Value>(_ value: Value, _ change: (inout Value) -> Void) -> Value {
    var copy = value
    change(&copy)
    return copy
}

nonisolated extension Sequence {
    /// Returns the first value that a closure finds in an element, or `nil`; unlike
    /// `lazy.compactMap(_:).first`, it calls the closure once for the element.
    package func firstValue<Value>(_ find: (Element) -> Value?) -> Value? {
        for element in self { if let value = find(element) { return value } }
        return nil
    }
}
