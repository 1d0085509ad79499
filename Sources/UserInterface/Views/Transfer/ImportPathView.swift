import CursesUI
import DataSource
import Model
import SharedInterface

struct ImportPathView: View {
    let store: Import

    var body: some View {
        Form {
            Section("Import from another app") {
                PathFieldView(store: store.entry)
                Text("You will see everything before it is saved.")
                    .foregroundStyle(.secondary)
                HStack {
                    Spacer()
                    Button("Read") { read() }
                        .buttonStyle(.borderedProminent)
                        .keyboardShortcut("s")
                }
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .onSubmit { read() }
    }

    private func read() {
        Task { await store.send(.readButtonTapped) }
    }
}

struct ImportPathView_Previews: PreviewProvider {
    static var previews: some View {
        PreviewHost(.previewFiles) { appDependencies in
            ImportPathView(
                store: Import(
                    appDependencies,
                    entry: PathEntry(
                        appDependencies,
                        text: "~/photo.png",
                        fault: .importing(.binary(file: "photo.png"))
                    )
                )
            )
        }
    }
}
