extension Evaluation {
    /// Continues with a changed environment, cached by change and origin: views below are kept only
    /// while it is the same object.
    func keeping(_ change: @escaping (inout EnvironmentValues) -> Void) -> Evaluation {
        if !place.clock.mode.keepsEnvironments { return with(change) }
        return keeping(by: Change(apply: change), change)
    }

    /// Continues with an environment that gets a value; the closure captures nothing, so the
    /// environment stays the same object while the value does.
    func putting<Value>(
        _ value: Value,
        _ put: @escaping (inout EnvironmentValues, Value) -> Void
    ) -> Evaluation {
        if !place.clock.mode.keepsEnvironments { return with { put(&$0, value) } }
        return keeping(by: Setting(value: value, put: put)) { put(&$0, value) }
    }

    /// Continues with an environment whose change depends only on a value or an object.
    package func keeping<Key>(
        by key: Key,
        _ change: (inout EnvironmentValues) -> Void
    ) -> Evaluation {
        if place.clock.mode == .nothing { return with(change) }
        let memo = place.environments.memo(from: shared)
        let result = memo.result(for: key, at: place) { with(change).shared }
        return Evaluation(place: place, findings: findings, shared: result)
    }

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

/// The environments that a chain of modifiers at a place has changed, each found by its origin.
struct DerivedEnvironments {
    private var all: [(origin: SharedEnvironment, memo: Memo)] = []
    // Beyond this number, all are dropped.
    private static let most = 8

    mutating func memo(from origin: SharedEnvironment) -> Memo {
        if let known = all.first(where: { $0.origin === origin }) { return known.memo }
        if all.count > Self.most { leave() }
        let memo = Memo()
        all.append((origin, memo))
        return memo
    }

    mutating func leave() {
        for environment in all { environment.memo.leave() }
        all = []
    }
}
