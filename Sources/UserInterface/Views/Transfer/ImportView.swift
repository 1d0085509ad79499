import CursesCore
import Model

struct ImportView: View {
    @State var store: Import

    var body: some View {
        content
            .navigationTitle("Import")
            .modifier(
                AttemptQuestions(
                    attempt: store.attempt,
                    failureTitle: "Not imported",
                    finalQuestion: FinalQuestion(
                        title: "Import for good?",
                        sentence: "This could not be undone.",
                        confirmation: "Import"
                    ),
                    send: { store.send(.attempt($0)) }
                )
            )
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
