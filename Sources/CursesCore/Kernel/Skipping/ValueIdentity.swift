/// An object that stays the same while a value does.
///
/// Results derived from a part of the value, such as rows, then need not compare that part.
final class ValueIdentity {
    private var known: KeptValue?
    private var current = Token()

    /// Returns the same object while the value is the same.
    func token<Value>(of value: Value) -> AnyObject {
        if known?.isSame(as: value) == true { return current }
        known = KeptValue.copy(of: value)
        current = Token()
        return current
    }

    private final class Token {}
}

extension Evaluation {
    /// Returns the same object while the value at this place is the same, or `nil` without caches.
    func token<Value>(of value: Value) -> AnyObject? {
        place.clock.mode == .nothing
            ? nil : place.slot { ValueIdentity() }.token(of: value)
    }
}

/// Key of a kept row: its index, the list's value and other inputs.
struct KeptRow {
    let token: AnyObject?
    let index: Int
    var layout: AnyObject?
}
