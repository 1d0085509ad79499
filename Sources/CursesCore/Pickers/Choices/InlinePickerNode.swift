/// Draws the values in rows, with a dot before the selected one.
final class InlinePickerNode: PickerNode {
    override var keyBindings: [KeyBinding] {
        [
            binding(
                [.plain(.downArrow), .plain("j")],
                "next value",
                isEnabled: choices.neighbor(1) != nil
            ) { [self] in move(by: 1) },
            binding(
                [.plain(.upArrow), .plain("k")],
                "previous value",
                isEnabled: choices.neighbor(-1) != nil,
                isHidden: true
            ) { [self] in move(by: -1) },
            binding([.plain(.space)], "choose", isEnabled: choices.current == nil, isHidden: true) {
                [self] in choose(0)
            },
        ]
    }

    override func handle(_ event: MouseEvent) -> KeyPress.Result {
        guard event.kind == .click else { return .ignored }
        if frame.contains(event.location) { choose(event.location.y - frame.minY) }
        return .handled
    }

    override func measure(_ proposal: Proposal) -> Size {
        let ideal = choices.width + markWidth
        return Size(width: min(ideal, proposal.width ?? ideal), height: max(1, choices.all.count))
    }

    override func draw(on painter: Painter) {
        painter.clipped(to: frame) {
            for (index, choice) in choices.all.enumerated() {
                let isChosen = index == choices.current
                let row = Rect(x: frame.minX, y: frame.minY + index, width: frame.width, height: 1)
                let text = choice.glyphs.truncated(to: row.width - markWidth)
                let start = Point(x: row.minX + markWidth, y: row.minY)
                painter.draw(isChosen ? "●" : "○", at: row.origin, style: look(painter))
                painter.draw(text, at: start, style: look(painter))
                painter.hit(self, in: row)
                guard painter.isFocused(self), index == choices.current ?? 0 else { continue }
                let used = Rect(x: row.minX, y: row.minY, width: text.width + markWidth, height: 1)
                painter.select(used)
                painter.rest(cursorBefore: row.minX, or: row.origin)
            }
        }
    }

    private let markWidth = 2
}
