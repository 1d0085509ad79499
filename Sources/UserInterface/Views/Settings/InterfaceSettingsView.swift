import CursesCore
import DataSource
import Model
import SharedInterface

struct InterfaceSettingsView: View {
    let store: Preferences
    let focus: FocusState<Preferences.Row?>.Binding

    var body: some View {
        Section("Interface") {
            SettingRow(.language, in: store, focus: focus) {
                Picker(Preferences.Row.language.title, selection: language) {
                    Text("system default").tag(Language?.none)
                    ForEach(Language.allCases, id: \.self) {
                        Text(verbatim: $0.name).tag(Language?.some($0))
                    }
                }
            }
            SettingRow(.weekStart, in: store, focus: focus) {
                Picker(Preferences.Row.weekStart.title, selection: weekStart) {
                    ForEach(Weekday.allCases, id: \.self) { Text($0.name).tag($0) }
                }
            }
            SettingRow(.trend, in: store, focus: focus) {
                Picker(Preferences.Row.trend.title, selection: trend) {
                    ForEach(TrendKind.allCases, id: \.self) { Text($0.label).tag($0) }
                }
            }
            SettingRow(.colors, in: store, focus: focus) {
                Picker(Preferences.Row.colors.title, selection: colors) {
                    ForEach(ColorChoice.allCases, id: \.self) { Text($0.label).tag($0) }
                }
            }
            SettingRow(.characters, in: store, focus: focus) {
                Picker(Preferences.Row.characters.title, selection: characters) {
                    ForEach(CharacterChoice.allCases, id: \.self) { Text($0.label).tag($0) }
                }
            }
            SettingRow(.mouse, in: store, focus: focus) {
                Toggle(Preferences.Row.mouse.title, isOn: isMouseEnabled)
            }
        }
    }

    private var language: Binding<Language?> {
        Binding(
            get: { store.settings.language },
            asyncSet: { await store.send(.languagePickerSelected($0)) }
        )
    }

    private var weekStart: Binding<Weekday> {
        Binding(
            get: { store.settings.weekStart },
            asyncSet: { await store.send(.weekStartPickerSelected($0)) }
        )
    }

    private var trend: Binding<TrendKind> {
        Binding(
            get: { store.settings.trend },
            asyncSet: { await store.send(.trendPickerSelected($0)) }
        )
    }

    private var colors: Binding<ColorChoice> {
        Binding(
            get: { store.settings.colors },
            asyncSet: { await store.send(.colorsPickerSelected($0)) }
        )
    }

    private var characters: Binding<CharacterChoice> {
        Binding(
            get: { store.settings.characters },
            asyncSet: { await store.send(.charactersPickerSelected($0)) }
        )
    }

    private var isMouseEnabled: Binding<Bool> {
        Binding(
            get: { store.settings.isMouseEnabled },
            asyncSet: { await store.send(.mouseToggleSwitched($0)) }
        )
    }
}

struct InterfaceSettingsView_Previews: PreviewProvider {
    static var previews: some View {
        PreviewHost { appDependencies in
            InterfaceSettingsPreview(
                store: Preferences(
                    appDependencies,
                    settings: Settings(language: .japanese, isMouseEnabled: false)
                )
            )
        }
    }
}

private struct InterfaceSettingsPreview: View {
    let store: Preferences
    @FocusState private var focus: Preferences.Row?

    var body: some View {
        Form { InterfaceSettingsView(store: store, focus: $focus) }
    }
}
