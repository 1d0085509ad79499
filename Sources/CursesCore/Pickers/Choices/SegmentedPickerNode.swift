/// Draws the values side by side, the selected one in brackets, or it alone if they do not fit.
final class SegmentedPickerNode: PickerNode {
    override func handle(_ event: MouseEvent) -> KeyPress.Result {
        guard event.kind == .click else { return .ignored }
        guard isComplete else {
            move(by: event.location.x < frame.minX + frame.width / 2 ? -1 : 1)
            return .handled
        }
        choose(segments.firstIndex { $0.contains(event.location) })
        return .handled
    }

    override func measure(_ proposal: Proposal) -> Size {
        guard let width = proposal.width, width < idealWidth else {
            return Size(width: idealWidth, height: 1)
        }
        let chosen = choices.current.flatMap { choices.all.indices.contains($0) ? $0 : nil }
        let least = chosen.map { choices.all[$0].glyphs.width + 2 }
        return Size(width: min(width, least ?? width), height: 1)
    }

    override func draw(on painter: Painter) {
        let line = Rect(x: frame.minX, y: frame.minY, width: frame.width, height: 1)
        painter.clipped(to: line) {
            if isComplete {
                for (index, rect) in segments.enumerated() {
                    drawValue(index, in: rect, on: painter)
                    painter.hit(self, in: rect)
                }
            } else {
                drawValue(choices.current ?? 0, in: line, on: painter)
                painter.hit(self, in: line)
            }
        }
    }

    private var idealWidth: Int { choices.all.reduce(0) { $0 + $1.glyphs.width + 2 } }

    private var isComplete: Bool { idealWidth <= frame.width }

    private var segments: [Rect] {
        var x = frame.minX
        return choices.all.map { choice in
            defer { x += choice.glyphs.width + 2 }
            return Rect(x: x, y: frame.minY, width: choice.glyphs.width + 2, height: 1)
        }
    }

    private func drawValue(_ index: Int, in rect: Rect, on painter: Painter) {
        guard choices.all.indices.contains(index) else { return }
        let isChosen = index == choices.current
        var style = look(painter)
        if isChosen {
            style.attributes.insert(.bold)
        } else if environment.isEnabled {
            style = style.overlaid(by: painter.theme.secondary)
        }
        let text = choices.all[index].glyphs.truncated(to: rect.width - 2)
        painter.draw(text, at: Point(x: rect.minX + 1, y: rect.minY), style: style)
        if isChosen {
            painter.draw("[", at: rect.origin, style: style)
            let end = Point(x: min(rect.maxX - 1, rect.minX + 1 + text.width), y: rect.minY)
            painter.draw("]", at: end, style: style)
        }
        guard painter.isFocused(self), isChosen || choices.current == nil else { return }
        let width = min(rect.width, text.width + 2)
        painter.overlay(
            Rect(x: rect.minX, y: rect.minY, width: width, height: 1),
            style: isChosen ? painter.theme.selection : Style(attributes: .underline)
        )
        let start = Point(x: min(rect.minX + 1, rect.maxX - 1), y: rect.minY)
        painter.rest(cursorBefore: rect.minX, or: start)
    }
}
