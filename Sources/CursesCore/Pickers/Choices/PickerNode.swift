/// The common part of all picker styles: values and the keys to the next and previous one.
class PickerNode: ControlNode {
    let choices: PickerChoices

    init(_ evaluation: Evaluation, _ choices: PickerChoices) {
        self.choices = choices
        super.init(evaluation.place, environment: evaluation.environment)
    }

    override var text: String { choices.current.map { choices.all[$0].text } ?? "" }

    override var isFocusable: Bool { super.isFocusable && !choices.all.isEmpty }

    override var keyBindings: [KeyBinding] {
        [
            binding([.plain(.rightArrow), .plain("l")], "next value") { [self] in move(by: 1) },
            binding([.plain(.leftArrow), .plain("h")], "previous value", isHidden: true) {
                [self] in move(by: -1)
            },
        ]
    }

    func choose(_ index: Int?) {
        guard let index, choices.all.indices.contains(index) else { return }
        change { choices.all[index].choose() }
    }

    func move(by distance: Int) {
        choose(choices.neighbor(distance))
    }
}

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
        ] + closing
    }

    /// In a menu, Enter closes it.
    private var closing: [KeyBinding] {
        guard let close = environment.buttonPlace.afterAction else { return [] }
        return [binding([.plain(.return)], "choose", action: close)]
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

/// Draws the selected value with two arrows, and opens the list of all values.
final class MenuPickerNode: PickerNode {
    fileprivate let memory: PickerMemory
    private let column: LabelColumn
    private let arrowsWidth = 4

    init(_ evaluation: Evaluation, _ choices: PickerChoices, _ memory: PickerMemory) {
        self.memory = memory
        let environment = evaluation.environment
        column = environment.labelColumn ?? environment.valueColumn ?? LabelColumn()
        column.fit(valueWidth: choices.width)
        super.init(evaluation, choices)
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

/// The list of all values of a picker, open until one is chosen.
struct PickerList: View {
    let choices: PickerChoices
    let node: MenuPickerNode

    var body: some View {
        let width = Double(choices.width + 4)
        let marked = Binding(get: { node.memory.marked }, set: { node.memory.marked = $0 })
        List(selection: marked) {
            ForEach(choices.all.indices, id: \.self) { index in
                Button {
                    node.choose(index)
                    node.close()
                } label: {
                    HStack {
                        ChoiceMark(isChosen: index == choices.current)
                        Text(verbatim: choices.all[index].text)
                    }
                }
            }
        }
        .environment { $0.rowVerb = "choose" }
        .frame(idealWidth: width, maxHeight: Double(choices.all.count))
    }
}

/// A mark of the selected value that is not copied with the value's text.
private struct ChoiceMark: PrimitiveView {
    let isChosen: Bool

    func nodes(_ evaluation: Evaluation) -> [Node] {
        [ChoiceMarkNode(evaluation.place, isChosen, evaluation.environment.textStyle)]
    }
}

private final class ChoiceMarkNode: Node {
    private let isChosen: Bool
    private let style: Style

    init(_ place: Place, _ isChosen: Bool, _ style: Style) {
        self.isChosen = isChosen
        self.style = style
        super.init(place)
    }

    override func measure(_ proposal: Proposal) -> Size { Size(width: 1, height: 1) }

    override func draw(on painter: Painter) {
        painter.draw(isChosen ? "●" : "○", at: frame.origin, width: frame.width, style: style)
    }
}
