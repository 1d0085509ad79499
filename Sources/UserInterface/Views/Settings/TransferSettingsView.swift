import CursesCore
import Model
import SharedInterface

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

struct TransferSettingsView_Previews: PreviewProvider {
    static var previews: some View {
        PreviewHost { _ in
            Form { TransferSettingsView() }
        }
    }
}
