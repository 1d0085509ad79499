import CursesCore
import DataSource
import Model
import SharedInterface

// Prints the failure of an attempt and asks whether to retry.
struct PlainAttempt<Store: Composable> {
    let store: Store
    let attempt: KeyPath<Store, Attempt>
    let talk: Conversation
    let retry: Store.Action
    let close: Store.Action
    var irreversible: (confirm: Store.Action, cancel: Store.Action)?

    func settle() async {
        while !talk.hasEnded {
            if let change = store[keyPath: attempt].irreversibleChange, let irreversible {
                talk.say(change.reason.label)
                let isMeant = await talk.confirm(
                    "This could not be undone.",
                    "Continue anyway"
                )
                await store.send(isMeant ? irreversible.confirm : irreversible.cancel)
            } else if let failure = store[keyPath: attempt].failure {
                talk.say(failure.isUncertain ? "Saved, but not for certain" : "Not done")
                talk.say(failure.label)
                let isMeant = await talk.choose(["Retry"], back: "Close") == 1
                await store.send(isMeant ? retry : close)
            } else {
                return
            }
        }
    }
}
