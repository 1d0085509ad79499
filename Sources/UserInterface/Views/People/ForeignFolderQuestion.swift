import CursesCore
import Model
import SharedInterface

// Asked before writing to a folder with other files.
struct ForeignFolderQuestion: ViewModifier {
    @Environment(\.dismissWindow) private var dismissWindow
    let store: StorageNotices

    func body(content: Content) -> some View {
        content
            .confirmationDialog(
                "Keep bmi-tui's data here?",
                isPresented: .constant(store.foreignFolder != nil)
            ) {
                Button("Quit", role: .cancel) { dismissWindow() }
                Button("Keep here") {
                    Task { await store.send(.keepButtonTapped) }
                }
            } message: {
                if let folder = store.foreignFolder {
                    Text("\(folder.shortenedPath) holds other files.")
                }
                Text("Nothing was written yet. Another folder is named with --data-dir.")
            }
    }
}
