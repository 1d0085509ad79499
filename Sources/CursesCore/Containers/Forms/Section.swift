/// Views in a frame with a title; in a list, rows between header and footer.
public struct Section<Parent: View, Content: View, Footer: View>: PrimitiveView {
    let header: Parent
    let content: Content
    let footer: Footer
    private let isExpanded: Binding<Bool>?

    /// Frames views between header and footer; with a binding, the header shows and hides them.
    public init(
        isExpanded: Binding<Bool>? = nil,
        @ViewBuilder content: () -> Content,
        @ViewBuilder header: () -> Parent = { EmptyView() },
        @ViewBuilder footer: () -> Footer = { EmptyView() }
    ) {
        self.isExpanded = isExpanded
        self.content = content()
        self.header = header()
        self.footer = footer()
    }

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        let heading = heading(evaluation.at(0))
        let title = isExpanded == nil ? heading.text : ""
        let children =
            (isExpanded == nil ? [] : heading)
            + (isFolded ? [] : content.nodes(evaluation.at(1)).map(\.uncut))
            + footer.nodes(evaluation.at(2).with { $0.textStyle = evaluation.style(.secondary) })
        let stack = StackNode.vertical(evaluation.place.child(3), children)
        let box = BoxNode(
            evaluation.place,
            FillNode(evaluation.place.child(4), stack),
            title: title,
            style: evaluation.style(.tertiary),
            titleStyle: evaluation.environment.textStyle.overlaid(by: Style(attributes: .bold)),
            horizontalPadding: 1
        )
        return [box]
    }

    /// True if only the header is shown.
    var isFolded: Bool { isExpanded?.wrappedValue == false }

    /// Returns the header, which is a button if the section can be collapsed.
    func heading(_ evaluation: Evaluation) -> [Node] {
        guard let isExpanded else { return header.nodes(evaluation) }
        return header.folding(isExpanded).nodes(evaluation)
    }
}

extension Section where Parent == Text, Footer == EmptyView {
    /// Frames views with the translation of a key as header; with a binding, it can be collapsed.
    public init(
        _ titleKey: LocalizedStringKey,
        isExpanded: Binding<Bool>? = nil,
        @ViewBuilder content: () -> Content
    ) { self.init(isExpanded: isExpanded, content: content, header: { Text(titleKey) }) }

    /// Frames views with any text as header; with a binding, it can be collapsed.
    @_disfavoredOverload
    public init(
        _ title: some TitleText,
        isExpanded: Binding<Bool>? = nil,
        @ViewBuilder content: () -> Content
    ) { self.init(isExpanded: isExpanded, content: content, header: { title.titleText }) }
}

/// A node that takes all the proposed width.
final class FillNode: Node {
    init(_ place: Place, _ content: Node) {
        super.init(place, children: [content])
    }

    override func measure(_ proposal: Proposal) -> Size {
        let size = children[0].size(proposal)
        return Size(width: max(size.width, proposal.width ?? 0), height: size.height)
    }
}

extension Section {
    public static var producesSections: Bool { true }

    public func rowSegments(_ evaluation: Evaluation) -> [RowSegment] {
        let bold = evaluation.with { $0.textStyle.attributes.insert(.bold) }
        let quiet = evaluation.with { $0.textStyle = evaluation.style(.secondary) }
        return [RowSegment(heading(bold.at(0)), isSelectable: isExpanded != nil)]
            + (isFolded ? [] : content.rowSegments(evaluation.at(1)))
            + [RowSegment(footer.nodes(quiet.at(2)), isSelectable: false)]
    }
}
