public import Observation

extension View {
    /// Passes a value to everything below.
    public func environment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
        _ value: Value
    ) -> ModifiedView { environment { $0[keyPath: keyPath] = value } }

    /// Passes an observable object to everything below, to be found by its type.
    public func environment<Object: AnyObject & Observable>(_ object: Object?) -> ModifiedView {
        environment { $0[object: Object.self] = object }
    }

    /// Changes a value for everything below.
    public func transformEnvironment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
        transform: @escaping (inout Value) -> Void
    ) -> ModifiedView { environment { transform(&$0[keyPath: keyPath]) } }

    /// Lets controls react to the person or not.
    public func disabled(_ disabled: Bool) -> ModifiedView {
        environment { $0.isEnabled = $0.isEnabled && !disabled }
    }
}
