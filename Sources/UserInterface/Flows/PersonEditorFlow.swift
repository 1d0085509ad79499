import CursesCore
import Model

struct PersonEditorFlow: View {
    @State var store: PersonEditor

    var body: some View {
        PersonEditorView(store: store)
            .sheet(isPresented: isPresentedHeights) {
                HeightRevisionView(store: store.heightRevision)
            }
    }

    private var isPresentedHeights: Binding<Bool> {
        Binding(
            get: { store.heightRevision.question != nil },
            asyncSet: { _ in await store.heightRevision.send(.cancelButtonTapped) }
        )
    }
}
