extension ListNode {
    /// The room before each row: for the mark, and for the sign of those that are chosen.
    var margin: Int { Self.marginWidth + (selection?.isMultiple == true ? 2 : 0) }

    /// What a row may be called by a selection: its tag, or the id that it has in its `ForEach`.
    func values(of index: Int) -> [AnyHashable] {
        [row(index)?.tag, rows.id(index)].compactMap(\.self)
    }

    /// Marks the row that is selected, where its tag says so, or tells the owner of the marked one.
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
            // What appears may have chosen a row meanwhile.
            if selection.id() == selected { selection.set(values) }
        }
    }

    /// The row of a tag, sought among the first rows if they have no ids that could be selected.
    private func tagged(_ tag: AnyHashable, _ selection: ListSelection) -> Int? {
        guard let first = memory.id, !selection.takes(first) else { return nil }
        return (0..<min(rows.count, 500)).first { rows.isSelectable($0) && row($0)?.tag == tag }
    }

    /// The keys that choose several rows.
    var choiceBindings: [KeyBinding] {
        guard let selection, selection.isMultiple, memory.current != nil else { return [] }
        return [
            binding([.plain(.space)], "choose") { [self] in toggle() },
            binding([.option("a")], "choose all", isHidden: true) { [self] in chooseAll(selection)
            },
        ]
    }

    /// Chooses the marked row, or not any more.
    func toggle() {
        guard let current = memory.current else { return }
        change { selection?.set(values(of: current)) }
    }

    private func chooseAll(_ selection: ListSelection) {
        let all = (0..<rows.count).filter(rows.isSelectable).map(values)
        change { selection.replace(all.allSatisfy(selection.choice()) ? [] : all) }
    }

    /// Draws a sign before each chosen row.
    func drawChoices(on painter: Painter) {
        guard selection?.isMultiple == true else { return }
        for (index, node) in visible where isChosen(values(of: index)) {
            let corner = Point(x: frame.minX + Self.marginWidth, y: node.frame.minY)
            painter.draw("✓", at: corner, style: painter.theme.tint)
        }
    }
}
