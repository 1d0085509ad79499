import CursesUI
import DataSource
import Model
import SharedInterface

struct InterfaceSettingsView: View {
    let store: Preferences

    var body: some View {
        Section("Interface") {
            Picker("Language", selection: language) {
                Text("system default").tag(Language?.none)
                ForEach(Language.allCases, id: \.self) {
                    Text(verbatim: $0.name).tag(Language?.some($0))
                }
            }
            Picker("Week starts on", selection: weekStart) {
                ForEach(Weekday.allCases, id: \.self) { Text($0.name).tag($0) }
            }
            Picker("Colours", selection: colors) {
                ForEach(ColorChoice.allCases, id: \.self) { Text($0.label).tag($0) }
            }
            .help("Colours: automatic asks the terminal whether its background is light or dark.")
            Picker("Characters", selection: characters) {
                ForEach(CharacterChoice.allCases, id: \.self) { Text($0.label).tag($0) }
            }
            .help(
                """
                Characters: wide is for terminals that draw lines and arrows in two columns; \
                automatic asks the terminal.
                """
            )
            Toggle("Mouse", isOn: isMouseEnabled)
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
            Form {
                InterfaceSettingsView(
                    store: Preferences(
                        appDependencies,
                        settings: Settings(language: .japanese, isMouseEnabled: false)
                    )
                )
            }
        }
    }
}
