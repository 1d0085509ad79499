/// One of two views, each with its place.
public enum ConditionalView<First: View, Second: View>: PrimitiveView {
    case first(First)
    case second(Second)

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        switch self {
        case .first(let view): view.nodes(evaluation.at(0))
        case .second(let view): view.nodes(evaluation.at(1))
        }
    }
}

extension Optional: View where Wrapped: View {
    public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
    public func nodes(_ evaluation: Evaluation) -> [Node] {
        self?.nodes(evaluation.at(0)) ?? []
    }
}
