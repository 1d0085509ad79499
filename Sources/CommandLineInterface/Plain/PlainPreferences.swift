import CursesCore
import DataSource
import Model
import SharedInterface

struct PlainPreferences {
    let store: Preferences
    let talk: Conversation

    private static let screens: [LocalizedStringKey] = ["Restore…", "Import…", "Export…", "Check…"]

    // The screen that the user goes to; `nil` to go back.
    func run() async -> Destination? {
        while !talk.hasEnded {
            if talk.sayFailure(of: store.loadingState, "The settings could not be read") {
                return destination(await talk.choose(Self.screens, back: "Back"))
            }
            sayBackup()
            let folders = store.watchedFolders.map(\.shortenedPath).joined(separator: ", ")
            let said = folders.isEmpty ? talk.string("none: name one in Import…") : folders
            talk.say(verbatim: "\(talk.string("Watched folders")): \(said)")
            let rows =
                Preferences.Row.all + Preferences.Row.person(among: store.people, talk.names)
            let lines = rows.map { row in
                let value = row.chosen(in: store.settings).map { talk.string($0.label) } ?? ""
                return "\(talk.string(row.title)): \(value)"
            }
            let choice = await talk.choose(
                verbatim: lines + Self.screens.map(talk.string),
                back: "Back"
            )
            guard choice > 0, choice <= lines.count else {
                return destination(choice - lines.count)
            }
            guard let value = await talk.pick(rows[choice - 1].choices, \.label) else { continue }
            await store.send(.settingPickerSelected(value.change))
            await talk.settle(store, \.attempt, Preferences.Action.attempt)
            talk.speak(store.settings.language)
        }
        return nil
    }

    private func destination(_ choice: Int) -> Destination? {
        switch choice {
        case 1: .backups
        case 2: .import
        case 3: .export
        case 4: .checkup
        default: nil
        }
    }

    private func sayBackup() {
        guard let day = store.newestBackup else { return }
        talk.say("Newest backup \(talk.days.short(day, today: store.today))")
    }
}
