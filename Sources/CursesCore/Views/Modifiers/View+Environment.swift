public import Observation

extension View {
    /// Passes a value to the views below.
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

    /// Passes an observable object to the views below, which read it by its type.
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

    /// Changes a value for the views below.
    public func transformEnvironment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
        transform: @escaping (inout Value) -> Void
    ) -> ModifiedView { environment { transform(&$0[keyPath: keyPath]) } }

    /// Disables the controls below; `false` does not enable them inside a disabled view.
    public func disabled(_ disabled: Bool) -> ModifiedView {
        environment(putting: disabled) { $0.isEnabled = $0.isEnabled && !$1 }
    }
}

/// A value passed to the views below, with its key path.
private struct Passed<Value> {
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let value: Value
}
