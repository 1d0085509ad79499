import CursesCore
import DataSource
import Model

// Forms of the marked person, shown over the list.
struct PeopleBoardSheets: ViewModifier {
    let store: People

    func body(content: Content) -> some View {
        content
            .sheet(item: personEditor) { PersonEditorFlow(store: $0) }
            .sheet(item: newPerson) { PersonBMIView(store: $0) }
            .modifier(PersonDeletionQuestions(store: store.deletion))
    }

    private var newPerson: Binding<PersonBMI?> {
        Binding(
            get: { store.navigator.path.newPerson },
            asyncSet: { _ in
                await store.navigator.path.newPerson?.send(.form(.cancelButtonTapped))
            }
        )
    }

    private var personEditor: Binding<PersonEditor?> {
        Binding(
            get: { store.personEditor },
            asyncSet: { _ in await store.personEditor?.send(.form(.cancelButtonTapped)) }
        )
    }
}
