/// A control to switch a value on or off.
public struct Toggle<Label: View>: PrimitiveView {
    private let isOn: Binding<Bool>
    private let label: Label

    /// Switches a value on and off; the label is any view.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        self.label = label()
    }

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        let environment = evaluation.environment
        if environment.buttonPlace.isInToolbar {
            let inner = evaluation.with { $0.buttonPlace.isOn = isOn.wrappedValue }
            let switching = { isOn.wrappedValue.toggle() }
            return Button(action: switching, label: { self.label }).nodes(inner)
        }
        if let style = environment.toggleStyle {
            return style(ToggleStyleConfiguration(label: .init(content: label), isOn: isOn))
                .nodes(evaluation.at(1).with { $0.toggleStyle = nil })
        }
        if environment.isLabeled || environment.labelColumn != nil {
            let node = ToggleNode(evaluation.place, label: nil, isOn, environment)
            return evaluation.labeled(evaluation.validated(node), by: label, target: node)
        }
        let label = self.label.node(
            evaluation.at(0).with {
                $0.isInRow = true
                if !$0.isEnabled { $0.textStyle = evaluation.style(.tertiary) }
            }
        )
        let node = ToggleNode(evaluation.place, label: label, isOn, environment)
        return [evaluation.validated(node)]
    }
}

extension Toggle where Label == Text {
    /// Switches a value on and off; the label is the translation of a key.
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }
}

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

/// The label and value of a toggle for a custom style.
public struct ToggleStyleConfiguration {
    /// The label of the toggle.
    public let label: Label
    /// The value of the toggle.
    @Binding public var isOn: Bool

    /// The label of a toggle.
    public typealias Label = StylePart
}

extension EnvironmentValues {
    /// The custom style of toggles; `nil` for the default.
    @Entry package var toggleStyle: ((ToggleStyleConfiguration) -> any View)?
}
