import CursesCore
import DataSource
import Model
import SharedInterface

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
                        confirmation: "Import",
                        answer: {
                            await store.send(
                                $0
                                    ? .irreversibleConfirmButtonTapped
                                    : .irreversibleCancelButtonTapped
                            )
                        }
                    ),
                    retry: { await store.send(.retryButtonTapped) },
                    close: { await store.send(.failureConfirmButtonTapped) }
                )
            )
            .task { await store.send(.task) }
            .onDisappear { Task { await store.send(.onDisappear) } }
    }

    @ViewBuilder private var content: some View {
        if store.isSaving {
            ImportProgressView(percent: nil) { await store.send(.stopButtonTapped) }
        } else if store.preview != nil {
            ImportPreviewView(store: store)
        } else if let percent = store.source.percent {
            ImportProgressView(percent: percent) {
                await store.source.send(.stopButtonTapped)
            }
        } else {
            ImportPathView(store: store.source)
        }
    }
}

struct ImportView_Previews: PreviewProvider {
    static var previews: some View {
        PreviewHost(.previewFiles) { appDependencies in
            NavigationStack { ImportView(store: Import(appDependencies)) }
        }
    }
}

struct ImportView_Preview_Previews: PreviewProvider {
    static var previews: some View {
        PreviewHost(.previewFiles) { appDependencies in
            NavigationStack { ImportView(store: .withings(appDependencies)) }
        }
    }
}

struct ImportView_NewPerson_Previews: PreviewProvider {
    static var previews: some View {
        PreviewHost(.previewFiles) { appDependencies in
            NavigationStack { ImportView(store: .unknownUnit(appDependencies)) }
        }
    }
}

struct ImportView_Reading_Previews: PreviewProvider {
    static var previews: some View {
        PreviewHost(.previewFiles) { appDependencies in
            NavigationStack {
                ImportView(
                    store: Import(
                        appDependencies,
                        source: ImportSource(appDependencies, percent: 40)
                    )
                )
            }
        }
    }
}

struct ImportView_Failure_Previews: PreviewProvider {
    static var previews: some View {
        PreviewHost(.previewFiles) { appDependencies in
            NavigationStack {
                ImportView(
                    store: Import(
                        appDependencies,
                        attempt: .failed(
                            StorageError(file: "people.json", reason: .busy(seconds: 10))
                        )
                    )
                )
            }
        }
    }
}
