import CursesCore
import Model

struct ImportFlow: View {
    @State var store: Import

    var body: some View {
        ImportView(store: store)
            .sheet(isPresented: isPresentedPart) { ImportRowsView(store: store) }
    }

    private var isPresentedPart: Binding<Bool> {
        Binding(
            get: { store.presentedPart != nil },
            asyncSet: { _ in await store.send(.onDismissPart) }
        )
    }
}
