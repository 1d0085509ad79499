/// One of the views that a container shows one at a time, with its evaluation.
public struct ViewPart {
    package let view: any View
    package let evaluation: Evaluation
}

extension View {
    public func parts(_ evaluation: Evaluation) -> [ViewPart] {
        [ViewPart(view: self, evaluation: evaluation)]
    }
}

extension EmptyView {
    public func parts(_ evaluation: Evaluation) -> [ViewPart] { [] }
}

extension TupleView {
    public func parts(_ evaluation: Evaluation) -> [ViewPart] {
        var parts: [ViewPart] = []
        var index = 0
        for view in repeat each content {
            parts += view.parts(evaluation.at(index))
            index += 1
        }
        return parts
    }
}

extension ForEach where Content: View {
    public func parts(_ evaluation: Evaluation) -> [ViewPart] {
        var parts: [ViewPart] = []
        forEachView(evaluation) { parts += $0.parts($1) }
        return parts
    }
}

extension ConditionalView {
    public func parts(_ evaluation: Evaluation) -> [ViewPart] {
        switch self {
        case .first(let view): view.parts(evaluation.at(0))
        case .second(let view): view.parts(evaluation.at(1))
        }
    }
}

extension Optional where Wrapped: View {
    public func parts(_ evaluation: Evaluation) -> [ViewPart] {
        map { $0.parts(evaluation.at(0)) } ?? []
    }
}

extension Group {
    public func parts(_ evaluation: Evaluation) -> [ViewPart] {
        body.parts(evaluation.at(0))
    }
}

extension ArrayView {
    public func parts(_ evaluation: Evaluation) -> [ViewPart] {
        content.enumerated().flatMap { $0.element.parts(evaluation.at($0.offset)) }
    }
}
