/// Draws the selected value with two arrows, and opens the list of all values.
final class MenuPickerNode: PickerNode {
    fileprivate let memory: PickerMemory
    private let column: LabelColumn
    private let arrowsWidth = 4

    init(
        _ place: Place,
        _ choices: PickerChoices,
        _ memory: PickerMemory,
        _ environment: EnvironmentValues
    ) {
        self.memory = memory
        column = environment.labelColumn ?? environment.valueColumn ?? LabelColumn()
        column.fit(valueWidth: choices.width)
        super.init(place, choices, environment)
    }

    override var labelNeed: LabelNeed? {
        LabelNeed(place: ObjectIdentifier(place), width: choices.width, isLabeled: false)
    }

    override var keyBindings: [KeyBinding] {
        super.keyBindings + [
            binding([.plain(.return), .plain(.space)], "choose") { [self] in open() }
        ]
    }

    override func handle(_ event: MouseEvent) -> KeyPress.Result {
        guard event.kind == .click else { return .ignored }
        guard frame.contains(event.location) else { return .handled }
        let arrow = event.location.x - frame.minX - shownWidth
        if arrow < 0 {
            open()
        } else {
            move(by: arrow < arrowsWidth - 1 ? -1 : 1)
        }
        return .handled
    }

    override func measure(_ proposal: Proposal) -> Size {
        let ideal = column.valueWidth + arrowsWidth
        return Size(width: min(ideal, proposal.width ?? ideal), height: 1)
    }

    override func draw(on painter: Painter) {
        let width = min(frame.width, shownWidth + arrowsWidth)
        let line = Rect(x: frame.minX, y: frame.minY, width: width, height: min(1, frame.height))
        let style = look(painter)
        let arrow = environment.isEnabled ? painter.theme.tint : style
        let shown = choices.current.map { choices.all[$0].glyphs.truncated(to: shownWidth) }
        painter.clipped(to: line) {
            painter.draw(shown ?? GlyphText("–"), at: line.origin, style: style)
            // An arrow without a value keeps its space, which aligns those of several pickers.
            for (sign, distance, offset) in [("‹", -1, 3), ("›", 1, 1)]
            where choices.neighbor(-1) != nil || choices.neighbor(1) != nil {
                let isLive = choices.neighbor(distance) != nil
                painter.draw(
                    sign,
                    at: Point(x: line.maxX - offset, y: line.minY),
                    style: isLive ? arrow : painter.theme.tertiary
                )
            }
            painter.hit(self, in: line)
            guard painter.isFocused(self) else { return }
            painter.select(line)
            painter.rest(cursorBefore: line.minX, or: line.origin)
        }
    }

    /// Closes the list of all values.
    func close() {
        memory.isOpen = false
        environment.frameRequest.fire()
    }

    private var shownWidth: Int { min(column.valueWidth, max(0, frame.width - arrowsWidth)) }

    private func open() {
        change {
            memory.isOpen = true
            memory.marked = choices.current
        }
    }
}

/// The state of a picker: an open list and its marked row.
final class PickerMemory {
    var isOpen = false
    var marked: Int?
}

extension MenuPickerNode {
    /// The marked row in the list of all values.
    var marked: Binding<Int?> {
        Binding(get: { self.memory.marked }, set: { self.memory.marked = $0 })
    }
}
