/// An environment changed by a view, kept with its origin.
struct DerivedEnvironment {
    let origin: SharedEnvironment
    let change: KeptValue
    let result: SharedEnvironment
    let reading: Reading?
}

extension Evaluation {
    /// Continues with a changed environment, cached by change and origin: views below are kept only
    /// while it is the same object.
    func keeping(_ change: @escaping (inout EnvironmentValues) -> Void) -> Evaluation {
        if !place.clock.mode.keepsEnvironments { return with(change) }
        return derived(by: Change(apply: change), watchesReads: true, change)
    }

    /// Continues with an environment whose change depends only on an object.
    func keeping(
        for object: AnyObject,
        _ change: (inout EnvironmentValues) -> Void
    ) -> Evaluation {
        derived(by: object, change)
    }

    /// Continues with an environment that gets a value; the closure captures nothing, so the
    /// environment stays the same object while the value does.
    func putting<Value>(
        _ value: Value,
        _ put: @escaping (inout EnvironmentValues, Value) -> Void
    ) -> Evaluation {
        if !place.clock.mode.keepsEnvironments { return with { put(&$0, value) } }
        return derived(by: Setting(value: value, put: put)) { put(&$0, value) }
    }

    /// Continues with an environment whose change depends only on a value.
    package func keeping<Key>(
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
        if place.clock.mode == .nothing { return with(change) }
        let index = place.environments.firstIndex { $0.origin === shared }
        if let index {
            let known = place.environments[index]
            if known.reading?.isStale != true, known.change.isSame(as: key) {
                return Evaluation(place: place, findings: findings, shared: known.result)
            }
            known.reading?.drop()
        } else if place.environments.count > Self.environmentsOfPlace {
            place.forgetEnvironments()
        }
        var result = self
        var reading: Reading?
        if watchesReads {
            reading = Reading.of(Key.self, at: place) { result = with(change) }
        } else {
            result = with(change)
        }
        let derived = DerivedEnvironment(
            origin: shared,
            change: KeptValue.copy(of: key),
            result: result.shared,
            reading: reading
        )
        if let index {
            place.environments[index] = derived
        } else {
            place.environments.append(derived)
        }
        return result
    }

    // A chain of modifiers changes the environment several times at one place; beyond this number,
    // all are dropped.
    private static var environmentsOfPlace: Int { 8 }

    /// A value and its key.
    private struct Setting<Value> {
        let value: Value
        let put: (inout EnvironmentValues, Value) -> Void
    }

    /// A closure as comparable bits.
    private struct Change {
        let apply: (inout EnvironmentValues) -> Void
    }
}
