/// One of the views that a container shows one at a time, and where it is evaluated.
struct ViewPart {
    let view: any View
    let evaluation: Evaluation

    /// The parts that a view is made of, each of which can be evaluated by itself.
    static func all(of view: any View, _ evaluation: Evaluation) -> [ViewPart] {
        guard let several = view as? any PartedView else {
            return [ViewPart(view: view, evaluation: evaluation)]
        }
        return several.parts(evaluation)
    }
}

/// A view that only puts others together.
protocol PartedView {
    func parts(_ evaluation: Evaluation) -> [ViewPart]
}

extension EmptyView: PartedView {
    func parts(_ evaluation: Evaluation) -> [ViewPart] { [] }
}

extension TupleView: PartedView {
    func parts(_ evaluation: Evaluation) -> [ViewPart] {
        var parts: [ViewPart] = []
        var index = 0
        for view in repeat each content {
            parts += ViewPart.all(of: view, evaluation.at(index))
            index += 1
        }
        return parts
    }
}

extension ForEach: PartedView where Content: View {
    func parts(_ evaluation: Evaluation) -> [ViewPart] {
        data.flatMap { ViewPart.all(of: content($0), evaluation.at(named: PlaceName(id($0)))) }
    }
}

extension ConditionalView: PartedView {
    func parts(_ evaluation: Evaluation) -> [ViewPart] {
        switch self {
        case .first(let view): ViewPart.all(of: view, evaluation.at(0))
        case .second(let view): ViewPart.all(of: view, evaluation.at(1))
        }
    }
}

extension Optional: PartedView where Wrapped: View {
    func parts(_ evaluation: Evaluation) -> [ViewPart] {
        map { ViewPart.all(of: $0, evaluation.at(0)) } ?? []
    }
}

extension Group: PartedView {
    func parts(_ evaluation: Evaluation) -> [ViewPart] {
        ViewPart.all(of: body, evaluation.at(0))
    }
}

extension ArrayView: PartedView {
    func parts(_ evaluation: Evaluation) -> [ViewPart] {
        content.enumerated().flatMap { ViewPart.all(of: $0.element, evaluation.at($0.offset)) }
    }
}
