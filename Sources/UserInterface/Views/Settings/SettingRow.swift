import CursesCore
import DataSource
import Model
import SharedInterface

// A setting with its explanation if it fits.
struct SettingRow: View {
    @Environment(\.dayStyle) private var dayStyle
    @Environment(\.terminalColors) private var terminalColors
    let row: Preferences.Row
    let store: Preferences
    let widths: SettingWidths
    let focus: FocusState<Preferences.Row?>.Binding

    var body: some View {
        LabeledContent(row.title) {
            ViewThatFits(in: .horizontal) {
                HStack(spacing: 1) {
                    chooser.frame(width: widths.control, alignment: .leading)
                    Text(explanation)
                        .foregroundStyle(.secondary)
                        .lineLimit(1)
                }
                .frame(idealWidth: widths.row, maxWidth: .infinity, alignment: .leading)
                chooser
            }
        }
    }

    private var explanation: LocalizedStringKey {
        let hasNone = row == .colors && terminalColors.count == 0
        return hasNone
            ? "none here, by NO_COLOR or TERM"
            : store.explanation(of: row.chosen(in: store.settings), in: row, dayStyle.string)
    }

    private var chooser: some View {
        control.labelsHidden().focused(focus, equals: row)
    }

    @ViewBuilder private var control: some View {
        if row.isToggle {
            Toggle(row.title, isOn: isOn)
        } else {
            Picker(row.title, selection: index) {
                ForEach(row.choices.indices, id: \.self) { Text(row.choices[$0].label).tag($0) }
            }
        }
    }

    private var index: Binding<Int> {
        Binding(
            get: { row.choices.firstIndex { $0.change.isMade(store.settings) } ?? 0 },
            asyncSet: { await choose($0) }
        )
    }

    // "On" is the first choice.
    private var isOn: Binding<Bool> {
        Binding(get: { index.wrappedValue == 0 }, asyncSet: { await choose($0 ? 0 : 1) })
    }

    private func choose(_ index: Int) async {
        await store.send(.settingPickerSelected(row.choices[index].change))
    }
}

struct SettingSection: View {
    let title: LocalizedStringKey
    let rows: [Preferences.Row]
    let store: Preferences
    let widths: SettingWidths
    let focus: FocusState<Preferences.Row?>.Binding

    var body: some View {
        Section(title) {
            ForEach(rows, id: \.self) {
                SettingRow(row: $0, store: store, widths: widths, focus: focus)
            }
        }
    }
}

struct BackupSettingsView: View {
    @Environment(\.openScreen) private var openScreen
    let store: Preferences

    var body: some View {
        Section("Backups") {
            LabeledContent("Newest") { age }
            HStack {
                Button("Restore…") { openScreen(.backups) }
                Button("Check…") { openScreen(.checkup) }
                Spacer()
            }
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

struct TransferSettingsView: View {
    @Environment(\.openScreen) private var openScreen
    let folders: [String]

    var body: some View {
        Section("Other apps") {
            LabeledContent("Watched folders") {
                if folders.isEmpty {
                    Text("none: name one in Import…").foregroundStyle(.secondary)
                } else {
                    Text(verbatim: folders.map(\.shortenedPath).joined(separator: "  "))
                }
            }
            HStack {
                Button("Import…") { openScreen(.import) }
                Button("Export…") { openScreen(.export) }
                Spacer()
            }
        }
    }
}
