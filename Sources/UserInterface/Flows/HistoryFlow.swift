import CursesCore
import Model

struct HistoryFlow: View {
    @State var store: History

    var body: some View {
        HistoryView(store: store)
            .sheet(item: weighInEditor) { WeighInEditorView(store: $0) }
            .sheet(item: move) { HistoryMoveView(store: $0) }
            .sheet(item: jump) {
                HistoryJumpView(store: $0).markedDays("a weigh-in", store.table.isWeighed)
            }
    }

    private var weighInEditor: Binding<WeighInEditor?> {
        Binding(
            get: { store.weighInEditor },
            asyncSet: { _ in await store.weighInEditor?.send(.form(.cancelButtonTapped)) }
        )
    }

    private var move: Binding<HistoryMove?> {
        Binding(
            get: { store.move },
            asyncSet: { _ in await store.move?.send(.onDismiss) }
        )
    }

    private var jump: Binding<HistoryJump?> {
        Binding(
            get: { store.table.jump },
            asyncSet: { _ in await store.table.jump?.send(.cancelButtonTapped) }
        )
    }
}
