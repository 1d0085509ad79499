import CursesUI
import DataSource
import Model
import SharedInterface

struct PlainRestoration {
    let store: Restoration
    let talk: Conversation

    func run() async {
        while !talk.hasEnded {
            if case .failed(let error) = store.loadingState {
                talk.say("The backups could not be read")
                return talk.say(error.label)
            }
            if store.restorables.isEmpty { return talk.say("No backups yet") }
            let choice = await talk.choose(verbatim: store.restorables.map(line), back: "Back")
            guard choice > 0 else { return }
            await restore(store.restorables[choice - 1])
        }
    }

    private func line(_ restorable: Restorable) -> String {
        let moment =
            restorable.day.map { talk.days.short($0, today: store.today) }
            ?? talk.string("readable lines")
        let replaced = restorable.isFromBeforeRestoration ? [talk.string("before a restore")] : []
        let count = talk.string(restorable.countLabel)
        return ([moment, talk.string(restorable.label)] + replaced + [count])
            .listed(talk.string)
    }

    private func restore(_ restorable: Restorable) async {
        await store.send(.restorableButtonTapped(restorable))
        guard let preview = store.preview else {
            return await PlainAttempt(store: store, talk: talk).settle()
        }
        let count = talk.string(restorable.countLabel(of: preview.count))
        let days = preview.days.map { [talk.days.span($0)] } ?? []
        talk.say(verbatim: ([count] + days).listed(talk.string))
        talk.say(
            "restores \(preview.added), changes \(preview.changed), removes \(preview.missing)"
        )
        for name in preview.addedNames { talk.say("Restores \(talk.names.name(name))") }
        for name in preview.missingNames { talk.say("Removes \(talk.names.name(name))") }
        talk.say("The current version is kept as a backup.")
        guard await talk.confirm("Restore this version?", "Restore") else {
            return await store.send(.restoreCancelButtonTapped)
        }
        await store.send(.restoreConfirmButtonTapped)
        await PlainAttempt(store: store, talk: talk).settle()
        guard let restored = store.restored else { return }
        let label = talk.string(restored.label)
        talk.say("\(label) restored; the version before is kept as a backup")
        await store.send(.onDismissRestored)
    }
}
