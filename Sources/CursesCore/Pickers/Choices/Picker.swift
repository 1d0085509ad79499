/// A picker of one of several values.
///
/// The content sets the value of a view with `tag(_:)`; elements of a `ForEach` without a tag have
/// their ids as values.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: PrimitiveView {
    private let selection: Binding<SelectionValue>
    private let content: Content
    private let label: Label

    /// Creates a picker with a custom label.
    public init(
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.selection = selection
        self.content = content()
        self.label = label()
    }

    /// Creates a picker with a custom label; the current value is shown like its option.
    public init<Current: View>(
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> Current
    ) { self.init(selection: selection, content: content, label: label) }

    /// Creates a picker; the older form, with the label before the content.
    public init(
        selection: Binding<SelectionValue>,
        label: Label,
        @ViewBuilder content: () -> Content
    ) { self.init(selection: selection, content: content, label: { label }) }

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        let environment = evaluation.environment
        let choices = choices(evaluation.at(0))
        let place = evaluation.place
        switch environment.pickerStyle.arrangement {
        case .inline:
            let node = InlinePickerNode(place, choices, environment)
            return evaluation.at(1).labeled(evaluation.validated(node), by: label, target: node)
        case .segmented:
            let node = SegmentedPickerNode(place, choices, environment)
            return evaluation.at(1).labeled(evaluation.validated(node), by: label, target: node)
        case .menu:
            let memory = place.slot { PickerMemory() }
            let node = MenuPickerNode(place, choices, memory, environment)
            let title = label.nodes(evaluation.at(2)).text
            return Presenter(
                content: NodesView(
                    nodes: evaluation.at(1).labeled(
                        evaluation.validated(node),
                        by: label,
                        target: node
                    )
                ),
                isPresented: { memory.isOpen && environment.isEnabled },
                control: { node },
                dismiss: node.close,
                presented: { _ in (title, PickerList(choices: choices, node: node)) }
            )
            .nodes(evaluation.at(3))
        }
    }

    private func choices(_ evaluation: Evaluation) -> PickerChoices {
        let rows = ListRows(content.rowSegments(evaluation))
        var choices = PickerChoices()
        for index in 0..<rows.count where rows.isSelectable(index) {
            guard let node = rows.make(index) else { continue }
            let tag = node.tag ?? rows.id(index)
            let value = tag?.base as? SelectionValue
            if value == selection.wrappedValue { choices.current = choices.all.count }
            choices.all.append(
                PickerChoice(
                    text: node.text,
                    choose: { if let value { selection.wrappedValue = value } }
                )
            )
        }
        return choices
    }
}

extension Picker where Label == Text {
    /// Creates a picker with a localized label.
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) { self.init(selection: selection, content: content) { Text(titleKey) } }

    /// Creates a picker titled by a string or text.
    @_disfavoredOverload
    public init(
        _ title: some TitleText,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) { self.init(selection: selection, content: content) { title.titleText } }
}
