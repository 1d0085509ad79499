import CursesCore
import DataSource
import Model
import SharedInterface

struct PlainRestoration {
    let store: Restoration
    let talk: Conversation

    func run() async {
        while !talk.hasEnded {
            if talk.sayFailure(of: store.loadingState, "The backups could not be read") { return }
            if store.restorables.isEmpty { return talk.say("No backups yet") }
            let items = store.restorables.map { (line($0), $0) }
            guard let restorable = await talk.pick(items, back: "Back") else { return }
            await restore(restorable)
        }
    }

    private func line(_ restorable: Restorable) -> String {
        let moment = style.moment(restorable)
        let replaced = restorable.isFromBeforeRestoration ? [talk.string("before a change")] : []
        let count = style.holding(restorable, restorable.count)
        return ([moment, talk.string(restorable.label(talk.days))] + replaced + [count])
            .listed(talk.string)
    }

    private func restore(_ restorable: Restorable) async {
        await store.send(.restorableButtonTapped(restorable))
        guard let preview = store.preview else { return await settle() }
        talk.say(verbatim: style.summary(restorable, preview))
        for line in style.differences(restorable, preview) { talk.say(verbatim: line) }
        guard preview.isWorthwhile else {
            return await store.send(.restoreCancelButtonTapped)
        }
        talk.say(style.consequence(restorable))
        guard await talk.confirm(style.title(restorable), style.answer(restorable)) else {
            return await store.send(.restoreCancelButtonTapped)
        }
        await store.send(.restoreConfirmButtonTapped)
        await settle()
        guard let restored = store.restored else { return }
        let label = talk.string(restored.label(talk.days))
        talk.say(restored.restoredLabel(label))
        await store.send(.onDismissRestored)
    }

    private var style: RecoveryStyle {
        RecoveryStyle(
            dayStyle: talk.days,
            nameStyle: talk.names,
            weightStyle: WeightStyle(store.settings.weightUnit),
            today: store.today
        )
    }

    private func settle() async {
        await talk.settle(store, \.attempt, Restoration.Action.attempt)
    }
}
