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
        derived(by: Change(apply: change), change)
    }

    /// Goes on with an environment changed in a way that depends on nothing but an object.
    func keeping(
        for object: AnyObject,
        _ change: (inout EnvironmentValues) -> Void
    ) -> Evaluation {
        derived(by: object, change)
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
        } else if place.environments.count > 8 {
            place.environments = []
        }
        let (result, reading) = Reading.of(Key.self, at: place) { with(change) }
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

    /// A closure, as it lies in memory.
    private struct Change {
        let apply: (inout EnvironmentValues) -> Void
    }
}
