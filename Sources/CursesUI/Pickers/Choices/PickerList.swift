/// All values of a picker, in a list that lies over the screen until one is taken.
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
                    Text(verbatim: mark(index) + choices.all[index].text)
                }
            }
        }
        .environment { $0.rowVerb = "choose" }
        .frame(idealWidth: width, maxHeight: Double(choices.all.count))
    }

    private func mark(_ index: Int) -> String {
        index == choices.current ? "● " : "○ "
    }
}
