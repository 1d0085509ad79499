extension ListNode {
    /// Number of columns before each row: for the marker, and for check marks.
    var margin: Int { Self.marginWidth + (selection?.isMultiple == true ? 2 : 0) }

    /// Returns the possible selection values of a row: its tag, and its id in the `ForEach`.
    func values(of index: Int) -> [AnyHashable] {
        [row(index)?.tag, rows.id(index)].compactMap(\.self)
    }

    /// Moves to the row whose tag is selected, or writes the current row to the selection.
    func follow(
        _ selection: ListSelection,
        _ selected: AnyHashable?,
        _ evaluation: Evaluation
    ) {
        if selection.isMultiple { return }
        if let selected, let index = tagged(selected, selection) {
            memory.current = index
            memory.id = rows.id(index)
            return
        }
        guard let current = memory.current else { return }
        let values = values(of: current)
        if let selected, values.contains(selected) { return }
        evaluation.afterwards {
            // An `onAppear` may have changed the selection meanwhile.
            if selection.id() == selected { selection.set(values) }
        }
    }

    /// Returns the row with a tag, preferably the current one, if the rows' ids cannot be selected.
    private func tagged(_ tag: AnyHashable, _ selection: ListSelection) -> Int? {
        guard let first = memory.id, !selection.takes(first) else { return nil }
        if let current = memory.current, row(current)?.tag == tag { return current }
        return (0..<rows.count).first { rows.isSelectable($0) && row($0)?.tag == tag }
    }

    /// The keys of a multiple selection.
    var choiceBindings: [KeyBinding] {
        guard let selection, selection.isMultiple, memory.current != nil else { return [] }
        return [
            binding([.plain(.space)], "choose") { [self] in toggle() },
            binding([.option("a")], "choose all", isHidden: true) { [self] in chooseAll(selection)
            },
        ]
    }

    /// Selects or deselects the current row.
    func toggle() {
        guard let current = memory.current else { return }
        change { selection?.set(values(of: current)) }
    }

    private func chooseAll(_ selection: ListSelection) {
        let all = (0..<rows.count).filter(rows.isSelectable).map(values)
        change { selection.replace(all.allSatisfy(selection.choice()) ? [] : all) }
    }

    /// Draws a check mark before each selected row.
    func drawChoices(on painter: Painter) {
        guard selection?.isMultiple == true else { return }
        for (index, node) in visible where isChosen(values(of: index)) {
            let corner = Point(x: frame.minX + Self.marginWidth, y: node.frame.minY)
            painter.draw("✓", at: corner, style: painter.theme.tint)
        }
    }
}
