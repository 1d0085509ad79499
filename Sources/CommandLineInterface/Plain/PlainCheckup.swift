import CursesCore
import DataSource
import Model
import SharedInterface

struct PlainCheckup {
    let store: Checkup
    let talk: Conversation

    // The screen that the user goes to; `nil` to go back.
    func run() async -> Destination? {
        while !talk.hasEnded {
            for check in store.checks { say(check) }
            let hasFixes = !store.checks.fixable.isEmpty
            switch await talk.choose(["Restore…"] + (hasFixes ? ["Fix"] : []), back: "Back") {
            case 1: return .backups
            case 2:
                await store.send(.fixConfirmButtonTapped)
                await talk.settle(store, \.attempt, Checkup.Action.attempt)
            default: return nil
            }
        }
        return nil
    }

    private func say(_ check: Check) {
        let (state, topic) = (talk.string(check.state.label), talk.string(check.topic.label))
        talk.say(verbatim: "\(state): \(topic): \(talk.string(check.finding.label))")
        if let remedy = check.remedy { talk.say(remedy.label(inApp: false)) }
    }
}
