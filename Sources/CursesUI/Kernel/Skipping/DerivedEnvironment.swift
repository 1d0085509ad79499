/// An environment that a view has changed, kept with what it came from.
struct DerivedEnvironment {
    let origin: SharedEnvironment
    let change: KeptValue
    let result: SharedEnvironment
    let reading: Reading?
    let epoch: Int
}

extension Evaluation {
    /// Goes on with a changed environment, which is the same object as long as the change and what it
    /// changes are: only then can what is below be kept.
    func keeping(_ change: @escaping (inout EnvironmentValues) -> Void) -> Evaluation {
        derived(by: Change(apply: change), watchesReads: true, change)
    }

    /// Goes on with an environment changed in a way that depends on nothing but an object.
    func keeping(
        for object: AnyObject,
        _ change: (inout EnvironmentValues) -> Void
    ) -> Evaluation {
        derived(by: object, change)
    }

    /// Goes on with an environment into which a value is put, by a closure that captures nothing: the
    /// same object as long as the value is.
    func putting<Value>(
        _ value: Value,
        _ put: @escaping (inout EnvironmentValues, Value) -> Void
    ) -> Evaluation {
        if place.clock.isFromNothing { return with { put(&$0, value) } }
        return derived(by: Setting(value: value, put: put)) { put(&$0, value) }
    }

    /// Goes on with an environment changed in a way that depends on nothing but a value.
    func keeping<Key>(
        by key: Key,
        _ change: (inout EnvironmentValues) -> Void
    ) -> Evaluation {
        derived(by: key, change)
    }

    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    private func derived<Key>(
        by key: Key,
        watchesReads: Bool = false,
        _ change: (inout EnvironmentValues) -> Void
    ) -> Evaluation {
        let clock = place.clock
        if clock.isFromNothing { return with(change) }
        let index = place.environments.firstIndex { $0.origin === shared }
        if let index {
            let known = place.environments[index]
            if known.epoch == clock.epoch, known.reading?.isStale != true,
                known.change.isSame(as: key)
            {
                return Evaluation(place: place, findings: findings, shared: known.result)
            }
            known.reading?.drop()
        } else if place.environments.count > Self.environmentsOfPlace {
            place.forgetEnvironments()
        }
        let (result, reading) =
            watchesReads
            ? Reading.of(Key.self, at: place) { with(change) } : (with(change), nil)
        let derived = DerivedEnvironment(
            origin: shared,
            change: KeptValue(key),
            result: result.shared,
            reading: reading,
            epoch: clock.epoch
        )
        if let index {
            place.environments[index] = derived
        } else {
            place.environments.append(derived)
        }
        return result
    }

    // A chain of modifiers changes the environment several times at one place; what is behind a longer
    // one is what an older environment has left.
    private static var environmentsOfPlace: Int { 8 }

    /// A value, and where it is put.
    private struct Setting<Value> {
        let value: Value
        let put: (inout EnvironmentValues, Value) -> Void
    }

    /// A closure, as it lies in memory.
    private struct Change {
        let apply: (inout EnvironmentValues) -> Void
    }
}
