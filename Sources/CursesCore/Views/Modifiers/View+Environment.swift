public import Observation

extension View {
    /// Passes a value to everything below.
    public func environment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
        _ value: Value
    ) -> ModifiedView {
        ModifiedView(
            self,
            enter: { evaluation in
                if !evaluation.place.clock.mode.keepsEnvironments {
                    return evaluation.with { $0[keyPath: keyPath] = value }
                }
                return evaluation.keeping(by: Passed(keyPath: keyPath, value: value)) {
                    $0[keyPath: keyPath] = value
                }
            }
        )
    }

    /// Passes an observable object to everything below, to be found by its type.
    public func environment<Object: AnyObject & Observable>(_ object: Object?) -> ModifiedView {
        ModifiedView(
            self,
            enter: { evaluation in
                if !evaluation.place.clock.mode.keepsEnvironments {
                    return evaluation.with { $0[object: Object.self] = object }
                }
                return evaluation.keeping(by: object) { $0[object: Object.self] = object }
            }
        )
    }

    /// Changes a value for everything below.
    public func transformEnvironment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
        transform: @escaping (inout Value) -> Void
    ) -> ModifiedView { environment { transform(&$0[keyPath: keyPath]) } }

    /// Lets controls react to the person or not.
    public func disabled(_ disabled: Bool) -> ModifiedView {
        environment(putting: disabled) { $0.isEnabled = $0.isEnabled && !$1 }
    }
}

/// A value under a key path, which is passed to everything below.
private struct Passed<Value> {
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let value: Value
}
