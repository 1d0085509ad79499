import CursesCore
import Model

struct ImportView: View {
    @State var store: Import

    var body: some View {
        content
            .navigationTitle("Import")
            .attemptQuestions(
                store.attempt,
                "Not imported",
                FinalQuestion(
                    title: "Import for good?",
                    sentence: "This could not be undone.",
                    confirmation: "Import"
                )
            ) {
                store.send(.attempt($0))
            }
            .task { await store.send(.task) }
            .onDisappear { store.send(.onDisappear) }
    }

    @ViewBuilder private var content: some View {
        if let chooser = store.source.columnChooser {
            ColumnChooserView(store: chooser)
        } else if store.isSaving {
            ImportProgressView(percent: nil) { store.send(.stopButtonTapped) }
        } else if store.preview != nil {
            ImportPreviewView(store: store)
        } else if let percent = store.source.percent {
            ImportProgressView(percent: percent) { store.source.send(.stopButtonTapped) }
        } else {
            ImportPathView(store: store.source)
        }
    }
}
