public import Observation

extension View {
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

    /// Explains the view with a text.
    public func help(_ text: Text) -> ModifiedView {
        wrapped { evaluation, node in
            let environment = evaluation.environment
            return ExplainedNode(evaluation.place, node) { text.resolve(environment) }
        }
    }
}

extension View where Self: Equatable {
    /// Marks the view as comparable; no effect, since all views are compared.
    public func equatable() -> Self { self }
}
