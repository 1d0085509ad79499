import CursesCore
import Model
import SharedInterface

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
