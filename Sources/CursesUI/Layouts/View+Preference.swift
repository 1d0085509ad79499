/// A value that views pass to their ancestors.
nonisolated public protocol PreferenceKey {
    associatedtype Value

    /// The value if no view passes one.
    static var defaultValue: Value { get }

    /// Combines the values of several views.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}

extension View {
    /// Passes a preference value to the ancestors.
    public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> ModifiedView {
        attached { $0.environment.preferences?.hand(up: { value }, key, from: $0.place) }
    }

    /// Changes the combined preference of the views inside for the ancestors.
    public func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self,
        _ callback: @escaping (inout K.Value) -> Void
    ) -> ModifiedView {
        ModifiedView(
            self,
            enter: { evaluation in
                guard let outer = evaluation.environment.preferences else {
                    return evaluation.at(0)
                }
                let sink = PreferenceSink(around: outer, keeping: ObjectIdentifier(key))
                let transformed = {
                    var value = sink.value(key)
                    callback(&value)
                    return value
                }
                outer.hand(up: transformed, key, from: evaluation.place)
                return evaluation.at(0).with { $0.preferences = sink }
            }
        )
    }

    /// Runs an action with the combined preference of the views inside, at first and on changes.
    public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self,
        perform action: @escaping (K.Value) -> Void
    ) -> ModifiedView where K.Value: Equatable {
        ModifiedView(
            self,
            enter: { evaluation in
                let slot = evaluation.place.slot { PreferenceSlot<K.Value>() }
                let sink = PreferenceSink(around: evaluation.environment.preferences)
                evaluation.afterwards { slot.take(sink.value(key), action) }
                return evaluation.at(0).with { $0.preferences = sink }
            }
        )
    }
}

/// Collects the preferences of the views inside a view during one frame.
package final class PreferenceSink {
    // Weak: a transformed preference, which the outer one stores, reads this one.
    private weak var outer: PreferenceSink?
    private let keptKey: ObjectIdentifier?
    private var values: [ObjectIdentifier: [(place: ObjectIdentifier, value: () -> Any)]] = [:]

    /// Collects values and hands them up, except those of a key.
    package init(around outer: PreferenceSink?, keeping keptKey: ObjectIdentifier? = nil) {
        self.outer = outer
        self.keptKey = keptKey
    }

    package func hand<K: PreferenceKey>(
        up value: @escaping () -> K.Value,
        _ key: K.Type,
        from place: Place
    ) { hand(up: value, ObjectIdentifier(key), from: ObjectIdentifier(place)) }

    /// Stores a value; a view that is laid out again replaces its earlier value.
    private func hand(
        up value: @escaping () -> Any,
        _ key: ObjectIdentifier,
        from place: ObjectIdentifier
    ) {
        let known = values[key] ?? []
        values[key] = known.filter { $0.place != place } + [(place, value)]
        if key != keptKey { outer?.hand(up: value, key, from: place) }
    }

    package func value<K: PreferenceKey>(_ key: K.Type) -> K.Value {
        var result = K.defaultValue
        for case let value as K.Value in (values[ObjectIdentifier(key)] ?? []).map({ $0.value() }) {
            K.reduce(value: &result) { value }
        }
        return result
    }
}

private final class PreferenceSlot<Value: Equatable> {
    private var value: Value?

    func take(_ value: Value, _ action: (Value) -> Void) {
        defer { self.value = value }
        if self.value != value { action(value) }
    }
}

extension EnvironmentValues {
    /// The collector of preferences; `nil` if no ancestor reads any.
    @Entry package var preferences: PreferenceSink?
}
