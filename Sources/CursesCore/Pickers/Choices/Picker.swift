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

    /// Creates a picker; the older form, with the label before the content.
    public init(
        selection: Binding<SelectionValue>,
        label: Label,
        @ViewBuilder content: () -> Content
    ) { self.init(selection: selection, content: content, label: { label }) }

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        let environment = evaluation.environment
        let choices = choices(evaluation.at(0))
        func labeled(_ node: PickerNode) -> [Node] {
            evaluation.at(1).labeled(evaluation.validated(node), by: label, target: node)
        }
        switch environment.pickerStyle.arrangement {
        case .inline: return labeled(InlinePickerNode(evaluation, choices))
        case .segmented: return labeled(SegmentedPickerNode(evaluation, choices))
        case .menu:
            let memory = evaluation.place.slot { PickerMemory() }
            let node = MenuPickerNode(evaluation, choices, memory)
            let title = label.nodes(evaluation.at(2)).text
            return Presenter(
                content: NodesView(nodes: labeled(node)),
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
            let text = node.text
            choices.all.append(
                PickerChoice(
                    text: text,
                    glyphs: GlyphText(text),
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
}

/// The style of pickers.
@MainActor
public protocol PickerStyle {
    /// The arrangement of the values.
    var arrangement: PickerArrangement { get }
}

/// The arrangement of a picker's values.
nonisolated public enum PickerArrangement: Hashable, Sendable {
    /// Shows the selected value; Enter opens a list of all.
    case menu
    /// Shows all values side by side.
    case segmented
    /// Shows all values in rows.
    case inline
}

/// Shows the selected value between arrows; Enter opens a list of all.
public struct MenuPickerStyle: PickerStyle {
    public let arrangement = PickerArrangement.menu

    public init() {}
}

/// Shows all values side by side, the selected one in brackets.
public struct SegmentedPickerStyle: PickerStyle {
    public let arrangement = PickerArrangement.segmented

    public init() {}
}

extension PickerStyle where Self == MenuPickerStyle {
    /// Shows a menu.
    public static var automatic: Self { Self() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    /// Shows all values side by side, the selected one in brackets.
    public static var segmented: Self { Self() }
}

extension View {
    /// Sets the style of pickers inside.
    public func pickerStyle<S: PickerStyle>(_ style: S) -> ModifiedView {
        environment { $0.pickerStyle = style }
    }
}

extension EnvironmentValues {
    @Entry var pickerStyle: any PickerStyle = .automatic
}

/// The values of a picker and the index of the selected one.
struct PickerChoices {
    var all: [PickerChoice] = []
    var current: Int?

    /// The width of the longest value, in columns.
    var width: Int { all.reduce(0) { max($0, $1.glyphs.width) } }

    /// Returns the index at a distance from the selected value, or `nil` beyond the ends.
    func neighbor(_ distance: Int) -> Int? {
        guard !all.isEmpty else { return nil }
        guard let current else { return distance > 0 ? 0 : all.count - 1 }
        let index = current + distance
        return all.indices.contains(index) ? index : nil
    }
}

/// A value of a picker.
struct PickerChoice {
    let text: String
    let glyphs: GlyphText
    let choose: () -> Void
}

extension View {
    /// Sets the value of the view in a picker, tab view or gauge.
    public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> ModifiedView {
        wrapped { evaluation, node in TagNode(evaluation.place, node, AnyHashable(tag)) }
    }
}

/// A node with a tag.
package typealias TagNode = ValueNode<AnyHashable>

extension Node {
    /// The tag of the node or of its only child, or `nil`.
    package var tag: AnyHashable? {
        if let node = self as? TagNode { return node.value }
        return children.count == 1 ? children[0].tag : nil
    }
}
