extension ForEach: RowContainer {
    static var holdsSections: Bool { Content.standsForSections }

    func rowSegments(_ evaluation: Evaluation) -> [RowSegment] {
        if Self.holdsSections {
            return data.flatMap { content($0).segments(evaluation.at(named: id($0))) }
        }
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
    static var holdsSections: Bool {
        for type in repeat (each Content).self {
            if type.standsForSections { return true }
        }
        return false
    }

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
    static var holdsSections: Bool { First.standsForSections || Second.standsForSections }

    func rowSegments(_ evaluation: Evaluation) -> [RowSegment] {
        switch self {
        case .first(let view): view.segments(evaluation.at(0))
        case .second(let view): view.segments(evaluation.at(1))
        }
    }
}

extension Optional: RowContainer where Wrapped: View {
    static var holdsSections: Bool { Wrapped.standsForSections }

    func rowSegments(_ evaluation: Evaluation) -> [RowSegment] {
        self?.segments(evaluation.at(0)) ?? []
    }
}

extension ArrayView: RowContainer {
    static var holdsSections: Bool { Content.standsForSections }

    func rowSegments(_ evaluation: Evaluation) -> [RowSegment] {
        content.enumerated().flatMap { $0.element.segments(evaluation.at($0.offset)) }
    }
}

extension AttachedView: RowContainer {
    static var holdsSections: Bool { Content.standsForSections }

    func rowSegments(_ evaluation: Evaluation) -> [RowSegment] {
        attach(evaluation)
        return content.segments(evaluation.at(0))
    }
}

extension EnvironmentView: RowContainer {
    static var holdsSections: Bool { Content.standsForSections }

    func rowSegments(_ evaluation: Evaluation) -> [RowSegment] {
        content.segments(evaluation.with(change))
    }
}

extension Section: RowContainer {
    static var holdsSections: Bool { true }

    func rowSegments(_ evaluation: Evaluation) -> [RowSegment] {
        let bold = evaluation.with { $0.textStyle.attributes.insert(.bold) }
        let quiet = evaluation.with { $0.textStyle = evaluation.style(.secondary) }
        return [RowSegment(header.nodes(bold.at(0)), isSelectable: false)]
            + content.segments(evaluation.at(1))
            + [RowSegment(footer.nodes(quiet.at(2)), isSelectable: false)]
    }
}
