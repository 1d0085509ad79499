/// Returns a changed copy of a value.
@inline(__always)
nonisolated func changed<Value>(_ value: Value, _ change: (inout Value) -> Void) -> Value {
    var copy = value
    change(&copy)
    return copy
}
