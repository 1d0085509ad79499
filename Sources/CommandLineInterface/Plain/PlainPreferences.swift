import CursesCore
import DataSource
import Model
import SharedInterface

struct PlainPreferences {
    let store: Preferences
    let talk: Conversation

    private static let screens: [(title: LocalizedStringKey, destination: Destination)] = [
        ("Restore…", .backups), ("Import…", .import), ("Export…", .export), ("Check…", .checkup),
    ]

    // The screen that the user goes to; `nil` to go back.
    func run() async -> Destination? {
        while !talk.hasEnded {
            if talk.sayFailure(of: store.loadingState, "The settings could not be read") {
                return await talk.pick(Self.screens, \.title, back: "Back")?.destination
            }
            sayBackup()
            let folders = store.watchedFolders.map(\.shortenedPath).joined(separator: ", ")
            let said = folders.isEmpty ? talk.string("none: name one in Import…") : folders
            talk.say(verbatim: "\(talk.string("Watched folders")): \(said)")
            let rows =
                Preferences.Row.all + Preferences.Row.person(among: store.people, talk.names)
            let items: [PlainMenuItem<Choice>] =
                rows.map { row in
                    let value = row.chosen(in: store.settings).map { talk.string($0.label) } ?? ""
                    return (talk.title(row.title, value), .row(row))
                } + Self.screens.map { (talk.string($0.title), .screen($0.destination)) }
            let row: Preferences.Row
            switch await talk.pick(items, back: "Back") {
            case nil: return nil
            case .screen(let destination): return destination
            case .row(let chosen): row = chosen
            }
            guard let value = await talk.pick(row.choices, \.label) else { continue }
            await store.send(.settingPickerSelected(value.change))
            await talk.settle(store, \.attempt, Preferences.Action.attempt)
            talk.speak(store.settings.language)
        }
        return nil
    }

    private enum Choice {
        case row(Preferences.Row)
        case screen(Destination)
    }

    private func sayBackup() {
        guard let day = store.newestBackup else { return }
        talk.say("Newest backup \(talk.days.short(day, today: store.today))")
    }
}
