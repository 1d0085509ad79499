extension ForEach where Content: View {
    public static var producesSections: Bool { Content.producesSections }

    public func rowSegments(_ evaluation: Evaluation) -> [RowSegment] {
        if Self.producesSections || firstProducesSections {
            var segments: [RowSegment] = []
            forEachView(evaluation) { segments += $0.rowSegments($1) }
            return segments
        }
        let late = Findings()
        evaluation.findings.add(.apart(late))
        let rows = evaluation.finding(late)
        let token = evaluation.token(of: maker)
        var segment = RowSegment(
            count: data.count,
            id: { id(element($0)) },
            make: { index in
                let element = element(index)
                let row = rows.at(named: PlaceName(id(element)))
                return row.kept(
                    KeptRow(token: token, index: index),
                    reading: (),
                    asWhole: true,
                    content: { _, _ in content(element) },
                    nodes: { [$0.node($1.at(0))] }
                )[0]
            }
        )
        if let delete { segment.delete = { delete([$0]) } }
        if let move {
            segment.move = { index, distance in
                guard data.indices.count > index + distance, index + distance >= 0 else { return }
                move([index], distance < 0 ? index + distance : index + distance + 1)
            }
        }
        return [segment]
    }
}

extension ForEach where Content: View {
    /// All elements have the same modifiers, so the first one tells whether they are sections.
    private var firstProducesSections: Bool {
        guard Content.self == ModifiedView.self, let first = data.first else { return false }
        return (content(first) as? ModifiedView)?.producesSections ?? false
    }
}

extension TupleView {
    public static var producesSections: Bool {
        for type in repeat (each Content).self {
            if type.producesSections { return true }
        }
        return false
    }

    public func rowSegments(_ evaluation: Evaluation) -> [RowSegment] {
        var segments: [RowSegment] = []
        var index = 0
        for view in repeat each content {
            segments += view.rowSegments(evaluation.at(index))
            index += 1
        }
        return segments
    }
}

extension ConditionalView {
    public static var producesSections: Bool {
        First.producesSections || Second.producesSections
    }

    public func rowSegments(_ evaluation: Evaluation) -> [RowSegment] {
        switch self {
        case .first(let view): view.rowSegments(evaluation.at(0))
        case .second(let view): view.rowSegments(evaluation.at(1))
        }
    }
}

extension Optional where Wrapped: View {
    public static var producesSections: Bool { Wrapped.producesSections }

    public func rowSegments(_ evaluation: Evaluation) -> [RowSegment] {
        self?.rowSegments(evaluation.at(0)) ?? []
    }
}

extension ArrayView {
    public static var producesSections: Bool { Content.producesSections }

    public func rowSegments(_ evaluation: Evaluation) -> [RowSegment] {
        content.enumerated().flatMap { $0.element.rowSegments(evaluation.at($0.offset)) }
    }
}
