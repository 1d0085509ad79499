import CursesCore
import DataSource
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

struct SettingSection_Measures_Previews: PreviewProvider {
    static var previews: some View {
        PreviewHost { appDependencies in
            SettingSectionPreview(
                title: "Units and classes",
                rows: Preferences.Row.measures,
                store: Preferences(
                    appDependencies,
                    settings: Settings(weightUnit: .stones, scheme: .asianActionPoints)
                )
            )
        }
    }
}

struct SettingSection_Interface_Previews: PreviewProvider {
    static var previews: some View {
        PreviewHost { appDependencies in
            SettingSectionPreview(
                title: "Interface",
                rows: Preferences.Row.interface,
                store: Preferences(
                    appDependencies,
                    settings: Settings(language: .japanese, isMouseEnabled: false)
                )
            )
        }
    }
}

private struct SettingSectionPreview: View {
    @Environment(\.dayStyle) private var dayStyle
    let title: LocalizedStringKey
    let rows: [Preferences.Row]
    let store: Preferences
    @FocusState private var focus: Preferences.Row?

    var body: some View {
        Form {
            SettingSection(
                title: title,
                rows: rows,
                store: store,
                widths: SettingWidths(store, dayStyle),
                focus: $focus
            )
        }
    }
}
