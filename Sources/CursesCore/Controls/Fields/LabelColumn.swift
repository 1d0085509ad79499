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
