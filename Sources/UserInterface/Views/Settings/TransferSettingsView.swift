import CursesCore
import Model
import SharedInterface

struct TransferSettingsView: View {
    @Environment(\.appDependencies) private var appDependencies
    let store: Preferences

    var body: some View {
        Section("Other apps") {
            HStack {
                Button("Import…") { send(.importButtonTapped(appDependencies)) }
                Button("Export…") { send(.exportButtonTapped(appDependencies)) }
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
