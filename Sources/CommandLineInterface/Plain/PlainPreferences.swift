import CursesUI
import DataSource
import Model
import SharedInterface

struct PlainPreferences {
    let store: Preferences
    let appDependencies: AppDependencies
    let talk: Conversation

    // Whether what can be restored was asked for.
    func run() async -> Bool {
        while !talk.hasEnded {
            if case .failed(let error) = store.loadingState {
                talk.say("The settings could not be read")
                talk.say(error.label)
                return await talk.choose(["Restore…"], back: "Back") == 1
            }
            let lines = settings.map { "\(talk.string($0.title)): \(talk.string($0.value))" }
            let choice = await talk.choose(
                verbatim: lines + [talk.string("Restore…")],
                back: "Back"
            )
            if choice == 0 { return false }
            if choice > lines.count { return true }
            let setting = settings[choice - 1]
            let value = await talk.choose(setting.choices.map(\.0), back: "Cancel")
            guard value > 0 else { continue }
            await store.send(setting.choices[value - 1].1)
            await PlainAttempt(store: store, talk: talk).settle()
            talk.speak(store.settings.language)
        }
        return false
    }

    private struct Setting {
        let title: LocalizedStringKey
        let value: LocalizedStringKey
        let choices: [(LocalizedStringKey, Preferences.Action)]
    }

    // The mouse, which only a screen has, is none of this.
    private var settings: [Setting] {
        let settings = store.settings
        return [
            Setting(
                title: "Weight unit",
                value: settings.weightUnit.label,
                choices: WeightUnit.allCases.map { ($0.label, .weightUnitPickerSelected($0)) }
            ),
            Setting(
                title: "Height unit",
                value: settings.heightUnit.label,
                choices: HeightUnit.allCases.map { ($0.label, .heightUnitPickerSelected($0)) }
            ),
            Setting(
                title: "Classes",
                value: settings.scheme?.label ?? "by language",
                choices: [("by language", .schemePickerSelected(nil))]
                    + Scheme.allCases.map { ($0.label, .schemePickerSelected($0)) }
            ),
            Setting(
                title: "Language",
                value: settings.language.map { LocalizedStringKey($0.name) } ?? "system default",
                choices: [("system default", .languagePickerSelected(nil))]
                    + Language.allCases.map {
                        (LocalizedStringKey($0.name), .languagePickerSelected($0))
                    }
            ),
            Setting(
                title: "Week starts on",
                value: settings.weekStart.name,
                choices: Weekday.allCases.map { ($0.name, .weekStartPickerSelected($0)) }
            ),
            Setting(
                title: "Colours",
                value: settings.colors.label,
                choices: ColorChoice.allCases.map { ($0.label, .colorsPickerSelected($0)) }
            ),
            Setting(
                title: "Characters",
                value: settings.characters.label,
                choices: CharacterChoice.allCases.map { ($0.label, .charactersPickerSelected($0)) }
            ),
        ]
    }
}
