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

    /// Switches a value on and off; the label is any text.
    @_disfavoredOverload
    public init(_ title: some TitleText, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { title.titleText }
    }
}
