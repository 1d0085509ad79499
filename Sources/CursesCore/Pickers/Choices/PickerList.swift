/// The list of all values of a picker, open until one is chosen.
struct PickerList: View {
    let choices: PickerChoices
    let node: MenuPickerNode

    var body: some View {
        let width = Double(choices.width + 4)
        List(selection: node.marked) {
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
