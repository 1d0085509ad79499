import CursesUI
import DataSource
import Model
import SharedInterface

struct ImportPathView: View {
    let store: Import

    var body: some View {
        Form {
            Section("What another program has kept") {
                PathFieldView(store: store.entry)
                Text("Nothing is changed before you have seen what would be.")
                    .foregroundStyle(.secondary)
                HStack {
                    Spacer()
                    Button("Read") { read() }
                        .buttonStyle(.borderedProminent)
                        .keyboardShortcut("o")
                }
            }
        }
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
