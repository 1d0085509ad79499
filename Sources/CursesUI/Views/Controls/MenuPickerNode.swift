/// Draws the chosen value between two arrows, and opens the list of all values.
final class MenuPickerNode: PickerNode {
    fileprivate let memory: PickerMemory
    private let column: LabelColumn
    private let margin = 2

    init(
        _ place: Place,
        _ choices: PickerChoices,
        _ memory: PickerMemory,
        _ environment: EnvironmentValues
    ) {
        self.memory = memory
        column = environment.labelColumn ?? LabelColumn()
        column.valueWidth = max(column.valueWidth, choices.width)
        super.init(place, choices, environment)
    }

    override var keyBindings: [KeyBinding] {
        super.keyBindings + [
            binding([.plain(.return), .plain(.space)], "choose") { [self] in open() }
        ]
    }

    override func handle(_ event: MouseEvent) -> KeyPress.Result {
        guard event.kind == .click else { return .ignored }
        guard frame.contains(event.location) else { return .handled }
        if event.location.x < frame.minX + margin {
            move(by: -1)
        } else if event.location.x >= frame.minX + margin + shownWidth {
            move(by: 1)
        } else {
            open()
        }
        return .handled
    }

    override func measure(_ proposal: Proposal) -> Size {
        let ideal = column.valueWidth + 2 * margin
        return Size(width: min(ideal, proposal.width ?? ideal), height: 1)
    }

    override func draw(on painter: Painter) {
        let width = min(frame.width, shownWidth + 2 * margin)
        let line = Rect(x: frame.minX, y: frame.minY, width: width, height: min(1, frame.height))
        let style = look(painter)
        let arrow = environment.isEnabled ? painter.theme.tint : style
        let shown = choices.current.map { choices.all[$0].glyphs.truncated(to: shownWidth) }
        painter.clipped(to: line) {
            painter.draw(
                shown ?? GlyphText("–"),
                at: Point(x: line.minX + margin, y: line.minY),
                style: style
            )
            if choices.neighbor(-1) != nil { painter.draw("‹", at: line.origin, style: arrow) }
            if choices.neighbor(1) != nil {
                painter.draw("›", at: Point(x: line.maxX - 1, y: line.minY), style: arrow)
            }
            painter.hit(self, in: line)
            guard painter.isFocused(self) else { return }
            painter.overlay(line, style: painter.theme.selection)
            painter.rest(cursorAt: Point(x: min(line.minX + margin, line.maxX - 1), y: line.minY))
        }
    }

    /// Takes the list of all values away.
    func close() {
        memory.isOpen = false
        environment.frameRequest.fire()
    }

    private var shownWidth: Int { min(column.valueWidth, max(0, frame.width - 2 * margin)) }

    private func open() {
        change {
            memory.isOpen = true
            memory.marked = choices.current
        }
    }
}

/// What a picker remembers: whether its list is open, and the row with the mark.
final class PickerMemory {
    var isOpen = false
    var marked: Int?
}

extension MenuPickerNode {
    /// The row with the mark in the list of all values.
    var marked: Binding<Int?> {
        Binding(get: { self.memory.marked }, set: { self.memory.marked = $0 })
    }
}
