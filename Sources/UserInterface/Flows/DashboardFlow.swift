import CursesCore
import Model

struct DashboardFlow: View {
    @State var store: Dashboard

    var body: some View {
        DashboardView(store: store)
            .sheet(item: weighInEditor) { WeighInEditorView(store: $0) }
            .sheet(item: personEditor) { PersonEditorFlow(store: $0) }
    }

    private var weighInEditor: Binding<WeighInEditor?> {
        Binding(
            get: { store.weighInEditor },
            asyncSet: { _ in await store.weighInEditor?.send(.form(.cancelButtonTapped)) }
        )
    }

    private var personEditor: Binding<PersonEditor?> {
        Binding(
            get: { store.personEditor },
            asyncSet: { _ in await store.personEditor?.send(.form(.cancelButtonTapped)) }
        )
    }
}
