import CursesCore
import DataSource
import Model
import SharedInterface

// What hinders an attempt is said, and what to do about it is asked.
struct PlainAttempt<Store: AttemptingStore> where Store.Action: AttemptAction {
    let store: Store
    let talk: Conversation

    func settle() async {
        while !talk.hasEnded {
            if let change = store.attempt.irreversibleChange,
                let answers = Store.Action.irreversibleAnswers
            {
                talk.say(change.reason.label)
                let isMeant = await talk.confirm(
                    "This could not be undone.",
                    "Continue anyway"
                )
                await store.send(isMeant ? answers.confirm : answers.cancel)
            } else if let failure = store.attempt.failure {
                talk.say(failure.isUncertain ? "Saved, but not for certain" : "Not done")
                talk.say(failure.label)
                let isMeant = await talk.choose(["Retry"], back: "Close") == 1
                await store.send(isMeant ? .retryButtonTapped : .failureConfirmButtonTapped)
            } else {
                return
            }
        }
    }
}
