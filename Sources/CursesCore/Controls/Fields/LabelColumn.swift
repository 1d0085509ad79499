/// The columns that the rows of a form share.
///
/// What is kept of a form is kept with its columns: they are others as soon as a row needs them to be.
final class LabelColumn {
    private(set) var width = 0
    /// The columns of the longest value that a picker of the form may show.
    private(set) var valueWidth = 0
    private var needs: [LabelNeed] = []
    private var contents: [Content] = []
    private var knownContentWidth: Int?

    /// What a row labels, as long as it is there.
    private struct Content {
        weak var node: Node?
    }

    /// The columns of the widest of what is labelled, counted once somebody asks.
    var contentWidth: Int {
        if let knownContentWidth { return knownContentWidth }
        let width = widestContent
        knownContentWidth = width
        return width
    }

    private var widestContent: Int {
        contents.reduce(0) { max($0, $1.node?.size(.ideal).width ?? 0) }
    }

    /// Makes room for a label.
    func fit(label: Node) {
        width = max(width, label.size(.ideal).width)
    }

    /// Makes room for the values of a picker.
    func fit(valueWidth: Int) {
        self.valueWidth = max(self.valueWidth, valueWidth)
    }

    /// Takes over the rows of a form, and tells whether they need what those before have needed.
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
    /// The rows of a form, with columns that they share.
    func sharingLabelColumn(_ rows: (Evaluation) -> [Node]) -> [Node] {
        let memory = place.clock.mode == .nothing ? FormMemory() : place.slot { FormMemory() }
        if let column = memory.column, memory.environment === shared {
            let findings = Findings()
            let nodes = rows(finding(findings).putting(column))
            if column.serves(nodes) {
                self.findings.add(.inner(findings))
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

/// The columns of a form, and the environment that its rows were evaluated in.
private final class FormMemory {
    var column: LabelColumn?
    var environment: SharedEnvironment?
}

extension EnvironmentValues {
    /// The columns that the rows of the form share.
    @LocalEntry var labelColumn: LabelColumn?
    /// The columns of the form around, for what stands deeper in a row.
    @LocalEntry var valueColumn: LabelColumn?
}
