/// A view with a label beside it; in a form all labels share a column.
public struct LabeledContent<Label: View, Content: View>: PrimitiveView {
    private let label: Label
    private let content: Content

    /// Labels a view with another.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
    }

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        if let style = evaluation.environment.labeledContentStyle {
            let parts = LabeledContentStyleConfiguration(
                label: StylePart(content: label),
                content: StylePart(content: content)
            )
            return style(parts).nodes(evaluation.at(0).keeping { $0.labeledContentStyle = nil })
        }
        let row = evaluation.keeping {
            $0.isInRow = true
            $0.valueColumn = $0.labelColumn ?? $0.valueColumn
            $0.labelColumn = nil
            $0.isLabeled = true
        }
        return [
            LabeledNode(
                evaluation.place,
                label: label.node(row.at(0)),
                content: Self.content(content.nodes(row.at(1)), row.at(1)),
                column: evaluation.environment.labelColumn
            )
        ]
    }
}

extension LabeledContent {
    /// Returns the content as one node; several buttons are placed side by side.
    private static func content(_ nodes: [Node], _ evaluation: Evaluation) -> Node {
        if nodes.count == 1 { return nodes[0] }
        guard nodes.count > 1, nodes.allSatisfy(\.isButton) else {
            return StackNode.vertical(evaluation.place, nodes)
        }
        return StackNode(evaluation.place, nodes, axis: .horizontal, spacing: 1)
    }
}

extension Node {
    /// True if the node is a button, with or without modifiers.
    fileprivate var isButton: Bool {
        self is ButtonNode || children.count == 1 && children[0].isButton
    }
}

/// Draws a label and its content.
private final class LabeledNode: Node {
    private let column: LabelColumn
    private let isInForm: Bool
    private let gap = 2

    init(_ place: Place, label: Node, content: Node, column: LabelColumn?) {
        self.column = column ?? LabelColumn()
        isInForm = column != nil
        super.init(place, children: [label, content])
        self.column.fit(label: label)
    }

    override var labelNeed: LabelNeed? {
        LabelNeed(
            place: ObjectIdentifier(place),
            width: children[0].size(.ideal).width,
            isLabeled: true
        )
    }

    override func measure(_ proposal: Proposal) -> Size {
        if let width = proposal.width, isStacked(width) {
            let room = Proposal(width: width, height: nil)
            let height = children.reduce(0) { $0 + $1.size(room).height }
            return Size(width: width, height: height)
        }
        let labelWidth = labelWidth(proposal.width)
        let label = children[0].size(Proposal(width: labelWidth, height: proposal.height))
        let content = children[1].size(
            Proposal(width: proposal.width.map { $0 - labelWidth - gap }, height: proposal.height)
        )
        let ideal = labelWidth + gap + content.width
        return Size(
            width: isInForm ? max(ideal, proposal.width ?? 0) : ideal,
            height: max(label.height, content.height)
        )
    }

    override func layOut() {
        if isStacked(frame.width) {
            let room = Proposal(width: frame.width, height: nil)
            let height = children[0].size(room).height
            children[0].place(in: frame.rows(from: frame.minY, height: height))
            children[1].place(in: frame.inset(by: EdgeInsets(top: height)))
            return
        }
        let labelWidth = labelWidth(frame.width)
        let label = children[0].size(Proposal(width: labelWidth, height: frame.height))
        children[0].place(
            in: Rect(x: frame.minX, y: frame.minY, width: labelWidth, height: label.height)
        )
        children[1].place(in: frame.inset(by: EdgeInsets(left: labelWidth + gap)))
    }

    /// Returns whether the label is above its content, because a word would be broken beside it.
    private func isStacked(_ width: Int) -> Bool {
        let room = labelWidth(width)
        guard isInForm, width < 24, room < column.width else { return false }
        return children[0].text.split(whereSeparator: \.isWhitespace).contains { word in
            word.utf8.count > room && word.allSatisfy(\.isASCII)
        }
    }

    private func labelWidth(_ width: Int?) -> Int {
        guard let width else { return column.width }
        let half = (width - gap) / 2
        if isInForm, column.width > half, column.width + gap + column.contentWidth <= width {
            return column.width
        }
        return min(column.width, max(0, isInForm ? half : width - gap - 1))
    }
}

extension LabeledContent where Label == Text {
    /// Labels a view with the translation of a key.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// Labels verbatim text with the translation of a key.
    public init(_ titleKey: LocalizedStringKey, value: some StringProtocol) {
        self.init(content: { Text(value) }, label: { Text(titleKey) })
    }
}

/// A label and its content for a custom style.
public struct LabeledContentStyleConfiguration {
    /// The label.
    public let label: StylePart
    /// The labelled content.
    public let content: StylePart
}

extension EnvironmentValues {
    /// The custom style of labelled content; `nil` for the default.
    @Entry package var labeledContentStyle: ((LabeledContentStyleConfiguration) -> any View)?
}

/// Column widths shared by the rows of a form.
///
/// Kept with a form, and replaced as soon as its rows need other widths.
final class LabelColumn {
    private(set) var width = 0
    /// Width of the longest value in the pickers of the form.
    private(set) var valueWidth = 0
    private var needs: [LabelNeed] = []
    private var contents: [Content] = []
    private var knownContentWidth: Int?

    /// The labelled content of a row, until its node is released.
    private struct Content {
        weak var node: Node?
    }

    /// Width of the widest labelled content, cached on first use.
    var contentWidth: Int {
        if let knownContentWidth { return knownContentWidth }
        let width = widestContent
        knownContentWidth = width
        return width
    }

    private var widestContent: Int {
        contents.reduce(0) { max($0, $1.node?.size(.ideal).width ?? 0) }
    }

    /// Widens the column for a label.
    func fit(label: Node) {
        width = max(width, label.size(.ideal).width)
    }

    /// Widens the column for the values of a picker.
    func fit(valueWidth: Int) {
        self.valueWidth = max(self.valueWidth, valueWidth)
    }

    /// Replaces the rows of the form; returns whether they need the same widths as before.
    fileprivate func serves(_ nodes: [Node]) -> Bool {
        let before = needs
        (needs, contents) = ([], [])
        nodes.forEach(add)
        return needs == before && (knownContentWidth.map { $0 == widestContent } ?? true)
    }

    private func add(_ node: Node) {
        if let need = node.labelNeed {
            needs.append(need)
            contents.append(Content(node: need.isLabeled ? node.children.last : nil))
        }
        node.children.forEach(add)
    }
}

extension Evaluation {
    /// Returns the rows of a form with shared column widths.
    func sharingLabelColumn(_ rows: (Evaluation) -> [Node]) -> [Node] {
        let memory = place.clock.mode == .nothing ? FormMemory() : place.slot { FormMemory() }
        if let column = memory.column, memory.environment === shared {
            let findings = Findings()
            let nodes = rows(finding(findings).putting(column))
            if column.serves(nodes) {
                self.findings.add(allOf: findings)
                return nodes
            }
        }
        let column = LabelColumn()
        (memory.column, memory.environment) = (column, shared)
        let nodes = rows(putting(column))
        _ = column.serves(nodes)
        return nodes
    }

    private func putting(_ column: LabelColumn) -> Evaluation {
        putting(column) {
            $0.labelColumn = $1
            $0.isInRow = false
        }
    }
}

/// Column widths of a form, and the environment of its rows.
private final class FormMemory {
    var column: LabelColumn?
    var environment: SharedEnvironment?
}

extension EnvironmentValues {
    /// Column widths shared by the rows of the form; `nil` outside a form.
    @LocalEntry var labelColumn: LabelColumn?
    /// Column widths of the enclosing form, for content deeper in a row.
    @LocalEntry var valueColumn: LabelColumn?
}
