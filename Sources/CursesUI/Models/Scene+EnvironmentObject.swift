extension Scene {
    /// Provides an object to the views of the scene, by its type.
    public func environmentObject<T: ObservableObject>(_ object: T) -> EnvironmentScene<Self> {
        EnvironmentScene(content: self) { $0[object: T.self] = object }
    }
}
