import CursesCore
import Model
import SharedInterface

// Path of a file with shell-like completion by Tab.
struct PathFieldView: View {
    @Bindable var store: PathEntry

    var body: some View {
        LabeledContent("File") {
            VStack(alignment: .leading) {
                TextField("File", text: $store.text)
                    .validation(store.fault?.label)
                    .onKeyPress(.tab, "complete", isEnabled: store.isCompletable) {
                        Task { await store.send(.completeButtonTapped) }
                    }
                if !store.candidates.isEmpty {
                    Text(verbatim: store.candidates.joined(separator: "  "))
                        .foregroundStyle(.secondary)
                        .lineLimit(3)
                }
            }
        }
        .onChange(of: store.text) { Task { await store.send(.onChangeText) } }
    }
}
