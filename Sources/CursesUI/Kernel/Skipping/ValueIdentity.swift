/// Tells whether a value is still the one of the evaluation before, and stands for it.
///
/// What is made of a part of the value, such as a row of a table, need not compare that part.
final class ValueIdentity {
    private var known: KeptValue?
    private var current = Token()

    /// An object that is the same as long as the value is.
    func token<Value>(of value: Value) -> AnyObject {
        if known?.isSame(as: value) == true { return current }
        known = KeptValue(value)
        current = Token()
        return current
    }

    private final class Token {}
}

extension Evaluation {
    /// An object that is the same as long as a value at this place is; none where nothing is kept.
    func token<Value>(of value: Value) -> AnyObject? {
        place.clock.isFromNothing
            ? nil : place.slot { ValueIdentity() }.token(of: value)
    }
}

/// A row of a value: by its number, as long as the value and what else it depends on are the same.
struct KeptRow {
    let token: AnyObject?
    let index: Int
    var layout: AnyObject?
}
