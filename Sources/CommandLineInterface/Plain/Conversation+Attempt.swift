import CursesCore
import DataSource
import Model
import SharedInterface

extension Conversation {
    // Prints the failure of an attempt and asks whether to retry.
    func settle<Store: Composable>(
        _ store: Store,
        _ attempt: KeyPath<Store, Attempt>,
        _ retry: Store.Action,
        _ close: Store.Action,
        irreversible: (confirm: Store.Action, cancel: Store.Action)? = nil
    ) async {
        while !hasEnded {
            if let change = store[keyPath: attempt].irreversibleChange, let irreversible {
                say(change.reason.label)
                let isMeant = await confirm("This could not be undone.", "Continue anyway")
                await store.send(isMeant ? irreversible.confirm : irreversible.cancel)
            } else if let failure = store[keyPath: attempt].failure {
                say(failure.isUncertain ? "Saved, but not for certain" : "Not done")
                say(failure.label)
                let isMeant = await choose(["Retry"], back: "Close") == 1
                await store.send(isMeant ? retry : close)
            } else {
                return
            }
        }
    }
}
