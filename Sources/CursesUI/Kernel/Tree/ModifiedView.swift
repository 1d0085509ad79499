/// A view with something added or changed.
///
/// Its content is an existential, so that a chain of modifiers is not a new generic type each time: for
/// each the runtime would make metadata and look up its conformances, which the first frame waits for.
public struct ModifiedView: PrimitiveView {
    private let content: any View
    private let enter: (Evaluation) -> Evaluation
    private let wrap: ((Evaluation, Node) -> Node)?
    private let isAboutToChange: ((Evaluation) -> Bool)?

    init(
        _ content: any View,
        enter: @escaping (Evaluation) -> Evaluation,
        wrap: ((Evaluation, Node) -> Node)? = nil,
        isAboutToChange: ((Evaluation) -> Bool)? = nil
    ) {
        self.content = content
        self.enter = enter
        self.wrap = wrap
        self.isAboutToChange = isAboutToChange
    }

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        guard let isAboutToChange else { return modified(evaluation) }
        if isAboutToChange(evaluation), let nodes = evaluation.postponed() {
            _ = enter(evaluation)
            return nodes
        }
        return evaluation.remembering(modified(evaluation))
    }

    private func modified(_ evaluation: Evaluation) -> [Node] {
        let nodes = content.nodes(enter(evaluation))
        guard let wrap else { return nodes }
        return nodes.enumerated().map { wrap(evaluation.at($0.offset + 1), $0.element) }
    }

    /// Whether what is modified may be sections.
    var standsForSections: Bool {
        (content as? ModifiedView)?.standsForSections ?? type(of: content).standsForSections
    }

    public func rowSegments(_ evaluation: Evaluation) -> [RowSegment] {
        if wrap != nil { return [RowSegment(nodes(evaluation))] }
        return content.rowSegments(enter(evaluation))
    }
}

extension ModifiedView {
    /// A view that is made anew in each evaluation.
    @usableFromInline
    init(_ make: @escaping (Evaluation) -> [Node]) {
        self.init(EvaluatedView(make: make))
    }

    private struct EvaluatedView: PrimitiveView {
        let make: (Evaluation) -> [Node]

        func nodes(_ evaluation: Evaluation) -> [Node] { make(evaluation) }
    }

    /// A view that is what it is, under the type of all modified views.
    init(_ content: any View) {
        self.init(content, enter: { $0 })
    }
}

extension View {
    /// The view in a changed environment.
    func environment(_ change: @escaping (inout EnvironmentValues) -> Void) -> ModifiedView {
        ModifiedView(self, enter: { $0.keeping(change) })
    }

    /// The view in an environment into which a value is put, by a closure that captures nothing.
    func environment<Value>(
        putting value: Value,
        _ put: @escaping (inout EnvironmentValues, Value) -> Void
    ) -> ModifiedView {
        ModifiedView(self, enter: { $0.putting(value, put) })
    }

    /// The view with each of its nodes wrapped in another.
    func wrapped(_ wrap: @escaping (Evaluation, Node) -> Node) -> ModifiedView {
        ModifiedView(self, enter: { $0.at(0) }, wrap: wrap)
    }

    /// The view with something of its own done while it is evaluated, which may be about to change it.
    func attached(
        isAboutToChange: ((Evaluation) -> Bool)? = nil,
        _ attach: @escaping (Evaluation) -> Void
    ) -> ModifiedView {
        ModifiedView(
            self,
            enter: {
                attach($0)
                return $0.at(0)
            },
            isAboutToChange: isAboutToChange
        )
    }
}
