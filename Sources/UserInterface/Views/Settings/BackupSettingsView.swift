import CursesCore
import DataSource
import Model

struct BackupSettingsView: View {
    @Environment(\.openScreen) private var openScreen
    let store: Preferences

    var body: some View {
        Section("Backups") {
            LabeledContent("Newest") { age }
            Button("Restore…") { openScreen(.backups) }
        }
    }

    @ViewBuilder private var age: some View {
        switch store.newestBackup?.distance(to: store.today) {
        case .none: Text("none yet")
        case .some(0): Text("today")
        case .some(1): Text("yesterday")
        case .some(let days): Text("\(days) days ago")
        }
    }
}
