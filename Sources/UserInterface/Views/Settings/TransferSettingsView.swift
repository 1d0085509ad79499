import CursesCore
import Model
import SharedInterface

struct TransferSettingsView: View {
    let store: Preferences

    var body: some View {
        Section("Other apps") {
            HStack {
                Button("Import…") { send(.importButtonTapped) }
                Button("Export…") { send(.exportButtonTapped) }
                Spacer()
            }
        }
    }

    private func send(_ action: Preferences.Action) {
        Task { await store.send(action) }
    }
}

struct TransferSettingsView_Previews: PreviewProvider {
    static var previews: some View {
        PreviewHost { appDependencies in
            Form { TransferSettingsView(store: Preferences(appDependencies)) }
        }
    }
}
