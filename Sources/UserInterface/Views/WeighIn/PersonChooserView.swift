import CursesUI
import DataSource
import Model
import SharedInterface

struct PersonChooserView: View {
    @Environment(\.appDependencies) private var appDependencies
    @Environment(\.nameStyle) private var nameStyle
    @State var store: PersonChooser
    @State private var selection: Person.ID?

    var body: some View {
        List(selection: $selection) {
            ForEach(store.foundPeople) { summary in
                Button {
                    choose(summary.person)
                } label: {
                    PersonChoiceView(
                        summary: summary,
                        number: numbered.firstIndex { $0.id == summary.id }.map { $0 + 1 },
                        isCurrent: summary.id == store.currentID,
                        style: WeightStyle(store.weightUnit, appDependencies)
                    )
                }
            }
        }
        .frame(maxHeight: Double(store.people.count))
        .rowVerb("switch")
        .searchable(text: $store.query, total: store.people.count)
        .onChange(of: store.query) { Task { await store.send(.onChangeQuery) } }
        .toolbar {
            ForEach(Array(zip(Self.digits, numbered)), id: \.1.id) { digit, summary in
                Button(nameStyle.title(summary)) { choose(summary.person) }
                    .keyboardShortcut(KeyEquivalent(digit), modifiers: [])
            }
        }
        .frame(idealWidth: 46)
        .navigationTitle("Switch person")
        .onAppear { selection = store.currentID }
    }

    private static let digits = Array("123456789")

    private var numbered: ArraySlice<PersonSummary> { store.foundPeople.prefix(9) }

    private func choose(_ person: Person) {
        Task { await store.send(.personButtonTapped(person)) }
    }
}

struct PersonChooserView_Previews: PreviewProvider {
    static var previews: some View {
        PreviewHost { appDependencies in
            PeopleFlow(
                store: People(
                    appDependencies,
                    personChooser: PersonChooser(
                        appDependencies,
                        people: [.ann, .youngAnn, .taro],
                        currentID: PersonSummary.ann.id
                    )
                )
            )
        }
    }
}
