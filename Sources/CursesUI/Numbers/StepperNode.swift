/// Draws the value between a minus and a plus sign and handles the steps.
final class StepperNode: ControlNode {
    private let steps: StepperSteps
    private let value: GlyphText

    init(_ place: Place, _ steps: StepperSteps, _ environment: EnvironmentValues) {
        self.steps = steps
        value = GlyphText(steps.value ?? "")
        super.init(place, environment: environment)
    }

    override var text: String { steps.value ?? "" }

    override var keyBindings: [KeyBinding] {
        let up: [KeyPress] = [.plain("+"), .plain("="), .plain(.rightArrow)]
        let down: [KeyPress] = [.plain("-"), .plain(.leftArrow)]
        return [
            binding(up, "increase") { [self] in change { steps.increment?() } },
            binding(down, "decrease") { [self] in change { steps.decrement?() } },
        ]
    }

    override func handle(_ event: MouseEvent) -> KeyPress.Result {
        guard event.kind == .click else { return .ignored }
        if event.location == minus { change { steps.decrement?() } }
        if event.location == plus { change { steps.increment?() } }
        return .handled
    }

    override func measure(_ proposal: Proposal) -> Size {
        Size(width: min(idealWidth, proposal.width ?? idealWidth), height: 1)
    }

    override func draw(on painter: Painter) {
        let line = Rect(x: frame.minX, y: frame.minY, width: width, height: min(1, frame.height))
        let style = look(painter)
        painter.clipped(to: line) {
            draw("−", at: minus, isLive: steps.decrement != nil, on: painter)
            draw("+", at: plus, isLive: steps.increment != nil, on: painter)
            let shown = value.truncated(to: max(0, width - 4))
            let start = Point(x: plus.x - 1 - shown.width, y: line.minY)
            painter.draw(shown, at: start, style: style)
            painter.hit(self, in: line)
            guard painter.isFocused(self) else { return }
            painter.select(line)
            let end = Point(x: max(line.minX, plus.x - 2), y: line.minY)
            painter.rest(cursorBefore: line.minX, or: end)
        }
    }

    private var idealWidth: Int { steps.value == nil ? 3 : max(value.width, steps.width) + 4 }

    private var width: Int { min(idealWidth, frame.width) }

    private var minus: Point { frame.origin }

    private var plus: Point { Point(x: frame.minX + max(0, width - 1), y: frame.minY) }

    private func draw(_ sign: String, at point: Point, isLive: Bool, on painter: Painter) {
        let isLive = isLive && environment.isEnabled
        painter.draw(sign, at: point, style: isLive ? painter.theme.tint : painter.theme.tertiary)
    }
}
