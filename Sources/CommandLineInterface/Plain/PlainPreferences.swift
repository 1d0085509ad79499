import CursesCore
import DataSource
import Model
import SharedInterface

struct PlainPreferences {
    let store: Preferences
    let talk: Conversation

    private static let screens: [LocalizedStringKey] = ["Restore…", "Import…", "Export…"]

    // The screen that the user goes to; `nil` to go back.
    func run() async -> Navigator.Destination? {
        while !talk.hasEnded {
            if case .failed(let error) = store.loadingState {
                talk.say("The settings could not be read")
                talk.say(error.label)
                return destination(await talk.choose(Self.screens, back: "Back"))
            }
            sayBackup()
            let lines = settings.map { "\(talk.string($0.title)): \(talk.string($0.value))" }
            let choice = await talk.choose(
                verbatim: lines + Self.screens.map(talk.string),
                back: "Back"
            )
            guard choice > 0, choice <= lines.count else {
                return destination(choice - lines.count)
            }
            let setting = settings[choice - 1]
            let value = await talk.choose(setting.choices.map(\.0), back: "Cancel")
            guard value > 0 else { continue }
            await store.send(setting.choices[value - 1].1)
            await PlainAttempt(
                store: store,
                attempt: \.attempt,
                talk: talk,
                retry: .retryButtonTapped,
                close: .failureConfirmButtonTapped
            ).settle()
            talk.speak(store.settings.language)
        }
        return nil
    }

    private func destination(_ choice: Int) -> Navigator.Destination? {
        switch choice {
        case 1: .backups
        case 2: .import
        case 3: .export
        default: nil
        }
    }

    private func sayBackup() {
        guard let day = store.newestBackup else { return }
        talk.say("Newest backup \(talk.days.short(day, today: store.today))")
    }

    private struct Setting {
        let title: LocalizedStringKey
        let value: LocalizedStringKey
        let choices: [(LocalizedStringKey, Preferences.Action)]
    }

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
                title: "Under 20",
                value: settings.growthReference?.label ?? "by language",
                choices: [("by language", .growthReferencePickerSelected(nil))]
                    + GrowthReference.allCases.map {
                        ($0.label, .growthReferencePickerSelected($0))
                    }
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
                title: "Trend",
                value: settings.trend.label,
                choices: TrendKind.allCases.map { ($0.label, .trendPickerSelected($0)) }
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
            toggle("Mouse", settings.isMouseEnabled, Preferences.Action.mouseToggleSwitched),
        ]
    }

    private func toggle(
        _ title: LocalizedStringKey,
        _ isOn: Bool,
        _ action: (Bool) -> Preferences.Action
    ) -> Setting {
        Setting(
            title: title,
            value: isOn ? "on" : "off",
            choices: [("on", action(true)), ("off", action(false))]
        )
    }
}
