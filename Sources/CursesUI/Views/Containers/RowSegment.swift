/// Rows of a list that are made only when they can be seen.
struct RowSegment {
    /// How many rows there are.
    var count: Int
    /// Whether the rows can be chosen.
    var isSelectable = true
    /// The name that a row is found again by.
    var id: (Int) -> AnyHashable
    /// Makes a row.
    var make: (Int) -> Node
    /// Deletes a row.
    var delete: ((Int) -> Void)?

    /// Rows that exist already.
    init(_ nodes: [Node], isSelectable: Bool = true) {
        count = nodes.count
        self.isSelectable = isSelectable
        id = { ObjectIdentifier(nodes[$0].place) }
        make = { nodes[$0] }
    }

    init(count: Int, id: @escaping (Int) -> AnyHashable, make: @escaping (Int) -> Node) {
        self.count = count
        self.id = id
        self.make = make
    }
}

/// A view that knows its rows without making them.
protocol RowContainer {
    func rowSegments(_ evaluation: Evaluation) -> [RowSegment]
}

extension View {
    /// The rows that the view stands for in a list.
    func segments(_ evaluation: Evaluation) -> [RowSegment] {
        if Body.self == Never.self {
            if let container = self as? any RowContainer {
                return container.rowSegments(evaluation)
            }
            return [RowSegment(nodes(evaluation))]
        }
        return evaluation.bound(self).body.segments(evaluation.at(0))
    }
}

extension ForEach: RowContainer {
    func rowSegments(_ evaluation: Evaluation) -> [RowSegment] {
        func element(_ index: Int) -> Data.Element {
            data[data.index(data.startIndex, offsetBy: index)]
        }
        var segment = RowSegment(
            count: data.count,
            id: { id(element($0)) },
            make: { content(element($0)).node(evaluation.at(named: id(element($0)))) }
        )
        if let delete { segment.delete = { delete([$0]) } }
        return [segment]
    }
}

extension TupleView: RowContainer {
    func rowSegments(_ evaluation: Evaluation) -> [RowSegment] {
        var segments: [RowSegment] = []
        var index = 0
        for view in repeat each content {
            segments += view.segments(evaluation.at(index))
            index += 1
        }
        return segments
    }
}

extension ConditionalView: RowContainer {
    func rowSegments(_ evaluation: Evaluation) -> [RowSegment] {
        switch self {
        case .first(let view): view.segments(evaluation.at(0))
        case .second(let view): view.segments(evaluation.at(1))
        }
    }
}

extension EnvironmentView: RowContainer {
    func rowSegments(_ evaluation: Evaluation) -> [RowSegment] {
        content.segments(evaluation.with(change))
    }
}

extension Section: RowContainer {
    func rowSegments(_ evaluation: Evaluation) -> [RowSegment] {
        let bold = evaluation.with { $0.textStyle.attributes.insert(.bold) }
        let quiet = evaluation.with { $0.textStyle = evaluation.style(.secondary) }
        return [RowSegment(header.nodes(bold.at(0)), isSelectable: false)]
            + content.segments(evaluation.at(1))
            + [RowSegment(footer.nodes(quiet.at(2)), isSelectable: false)]
    }
}
