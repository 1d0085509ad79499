import CursesCore
import Model
import SharedInterface

struct ImportProgressView: View {
    let store: Import
    // `nil` while saving.
    let percent: Int?

    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            if let percent, percent > 0 {
                ProgressView("Reading…", value: Double(percent), total: 100)
            } else {
                ProgressView(percent == nil ? "Saving…" : "Reading…")
            }
            HStack {
                Spacer()
                Button("Stop") { Task { await store.send(.stopButtonTapped) } }
                    .keyboardShortcut("c", modifiers: [])
            }
        }
        .padding()
        .frame(idealWidth: 50)
    }
}

struct ImportProgressView_Previews: PreviewProvider {
    static var previews: some View {
        PreviewHost(.previewFiles) { appDependencies in
            VStack {
                ImportProgressView(store: Import(appDependencies), percent: 70)
                ImportProgressView(store: Import(appDependencies), percent: nil)
            }
            .environment(\.progressViewDelay, .zero)
        }
    }
}
