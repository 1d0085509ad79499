import CursesUI

/// Stars to give: the control that the toolkit's page shows how to write.
struct Rating: PrimitiveView {
    private let value: Binding<Int>

    init(value: Binding<Int>) {
        self.value = value
    }

    func nodes(_ evaluation: Evaluation) -> [Node] {
        [RatingNode(evaluation.place, value, evaluation.environment)]
    }
}

private final class RatingNode: Node {
    private let value: Binding<Int>
    private let environment: EnvironmentValues

    init(_ place: Place, _ value: Binding<Int>, _ environment: EnvironmentValues) {
        self.value = value
        self.environment = environment
        super.init(place)
    }

    override var isFocusable: Bool { environment.isEnabled }

    override var keyBindings: [KeyBinding] {
        [
            KeyBinding(.plain("+"), title: environment.string("one more")) { [value] in
                value.wrappedValue = min(value.wrappedValue + 1, 5)
            }
        ]
    }

    override func measure(_ proposal: Proposal) -> Size { Size(width: 5, height: 1) }

    override func draw(on painter: Painter) {
        let style = painter.isFocused(self) ? painter.theme.selection : .plain
        let stars = String(repeating: "★", count: value.wrappedValue)
        painter.draw(stars, at: frame.origin, style: style)
        painter.hit(self)
    }
}
