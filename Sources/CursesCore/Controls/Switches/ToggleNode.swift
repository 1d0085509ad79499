/// Draws a box with or without a check mark, and an optional label after it.
final class ToggleNode: ControlNode {
    private let isOn: Binding<Bool>
    /// The value at evaluation; reads during drawing are not observed.
    private let value: Bool
    private let boxWidth = 3

    init(_ place: Place, label: Node?, _ isOn: Binding<Bool>, _ environment: EnvironmentValues) {
        self.isOn = isOn
        value = isOn.wrappedValue
        super.init(place, children: label.map { [$0] } ?? [], environment: environment)
    }

    override var keyBindings: [KeyBinding] {
        [
            binding([.plain(.space), .plain(.return)], value ? "off" : "on", action: toggle),
            binding([.plain(.rightArrow), .plain("l")], "on", isHidden: true) { [self] in
                turn(true)
            },
            binding([.plain(.leftArrow), .plain("h")], "off", isHidden: true) { [self] in
                turn(false)
            },
        ]
    }

    override func handle(_ event: MouseEvent) -> KeyPress.Result {
        guard event.kind == .click else { return .ignored }
        toggle()
        return .handled
    }

    override func measure(_ proposal: Proposal) -> Size {
        guard let label = children.first else { return Size(width: boxWidth, height: 1) }
        let size = label.size(proposal.inset(by: margin))
        return Size(width: size.width + margin.left, height: max(1, size.height))
    }

    override func layOut() {
        children.first?.place(in: frame.inset(by: margin))
    }

    override func draw(on painter: Painter) {
        super.draw(on: painter)
        let size = Size(width: min(boxWidth, frame.width), height: min(1, frame.height))
        let box = Rect(origin: frame.origin, size: size)
        // In ASCII the check mark would be drawn as a plus, which looks like a disclosure sign.
        let mark = environment.chartDots == .ascii ? "[x]" : "[✓]"
        painter.draw(value ? mark : "[ ]", at: box.origin, width: box.width, style: look(painter))
        painter.hit(self, in: children.isEmpty ? box : frame)
        guard painter.isFocused(self) else { return }
        painter.select(children.isEmpty ? box : frame)
        let inside = Point(x: min(box.minX + 1, box.maxX - 1), y: box.minY)
        painter.rest(cursorBefore: box.minX, or: inside)
    }

    private var margin: EdgeInsets { EdgeInsets(left: boxWidth + 1) }

    private func toggle() {
        turn(!isOn.wrappedValue)
    }

    private func turn(_ isOn: Bool) {
        change { if self.isOn.wrappedValue != isOn { self.isOn.wrappedValue = isOn } }
    }
}
