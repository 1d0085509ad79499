import CursesCore
import Model

struct TransferSettingsView: View {
    @Environment(\.openScreen) private var openScreen

    var body: some View {
        Section("Other apps") {
            HStack {
                Button("Import…") { openScreen(.import) }
                Button("Export…") { openScreen(.export) }
                Spacer()
            }
        }
    }
}
