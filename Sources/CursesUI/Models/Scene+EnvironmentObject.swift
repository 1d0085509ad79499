extension Scene {
    /// Passes an object to the views of the scene, to be found by its type.
    public func environmentObject<T: ObservableObject>(_ object: T) -> EnvironmentScene<Self> {
        EnvironmentScene(content: self) { $0[object: T.self] = object }
    }
}
