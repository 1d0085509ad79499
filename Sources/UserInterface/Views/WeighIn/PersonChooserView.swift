import CursesCore
import DataSource
import Model
import SharedInterface

struct PersonChooserView: View {
    @Environment(\.keyRemapping) private var keys
    @Environment(\.nameStyle) private var nameStyle
    @State var store: PersonChooser
    @State private var selection: Person.ID?

    var body: some View {
        Group {
            if store.people.count > 1 { list } else { nobodyElse }
        }
        .toolbar {
            store.button("new person", "a", .newPersonButtonTapped)
        }
        .frame(idealWidth: width)
        .navigationTitle("Switch person")
    }

    private var nobodyElse: some View {
        VStack {
            Text("No other person yet.").bold()
            Text("Press \(keys.name(of: .newPerson)) to add somebody.").foregroundStyle(.secondary)
        }
        .frame(maxWidth: .infinity)
        .padding(.vertical)
    }

    @ViewBuilder private var list: some View {
        let digits = store.people.digits
        List(selection: $selection) {
            ForEach(store.foundPeople) { summary in
                Button {
                    choose(summary.person)
                } label: {
                    PersonChoiceView(
                        summary: summary,
                        digit: digits[summary.id],
                        isCurrent: summary.id == store.currentID,
                        style: WeightStyle(store.weightUnit),
                        marks: store.marks
                    )
                }
            }
        }
        .frame(maxHeight: Double(store.people.count))
        .rowVerb("switch")
        .searchable(text: $store.query, total: store.people.count)
        .onChange(of: store.query) { store.send(.onChangeQuery) }
        .toolbar {
            // The list shows which key belongs to whom.
            ToolbarItemGroup(
                content: {
                    ForEach(store.foundPeople) { summary in
                        if let digit = digits[summary.id] {
                            Button(nameStyle.title(summary)) { choose(summary.person) }
                                .keyboardShortcut(KeyEquivalent(digit), modifiers: [])
                        }
                    }
                },
                label: "pick"
            )
        }
        // The current person is marked first.
        .onAppear { selection = store.currentID }
    }

    // Wide enough to distinguish long names by their ends.
    private var width: Double {
        let names = store.people.map { PlainText.width(of: nameStyle.title($0)) }
        return Double(min(60, max(46, 24 + (names.max() ?? 0))))
    }

    private func choose(_ person: Person) {
        store.send(.personButtonTapped(person))
    }
}
