/// A result at a place, made again when its key or something that was read for it has changed.
final class Memo: LeavingSlot {
    private var key: KeptValue?
    private var result: KeptValue?
    private var reading: Reading?

    fileprivate func result<Key, Result>(
        for newKey: Key,
        at place: Place,
        _ make: () -> Result
    ) -> Result {
        if reading?.isStale != true, key?.isSame(as: newKey) == true,
            let result, result.has(Result.self)
        {
            return result.value(as: Result.self)
        }
        reading?.drop()
        let (made, reading) = Reading.keeping(Key.self, at: place) { KeptValue.copy(of: make()) }
        (key, result, self.reading) = (KeptValue.copy(of: newKey), made, reading)
        return made.value(as: Result.self)
    }

    override func leave() {
        reading?.drop()
    }
}

extension Evaluation {
    /// Returns the result of a closure, which is called again when the key, mostly the closure
    /// itself, or something that it read has changed.
    ///
    /// A closure is the same only if it is passed without a conversion: one of a concrete type is
    /// a field of the key's type, since a generic parameter would wrap it in a new one each time.
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    package func memo<Key, Result>(by key: Key, _ make: () -> Result) -> Result {
        if place.clock.mode == .nothing { return make() }
        return place.slot { Memo() }.result(for: key, at: place, make)
    }

    /// Returns the view of a closure that its owner has stored.
    package func view<Content: View>(of make: @escaping () -> Content) -> any View {
        memo(by: make) { make() as any View }
    }

    /// Returns the view of a closure for a value.
    package func view<Value, Content: View>(
        for value: Value,
        of make: @escaping (Value) -> Content
    ) -> any View { memo(by: (make, value)) { make(value) as any View } }
}
