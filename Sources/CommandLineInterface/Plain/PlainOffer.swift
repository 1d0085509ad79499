import CursesCore

// Menu entry for a setting: label, present value, action.
struct PlainOffer {
    let title: String
    let ask: () async -> Void

    init(
        _ label: LocalizedStringKey,
        _ text: String,
        _ talk: Conversation,
        ask: @escaping () async -> Void
    ) {
        title = "\(talk.string(label)): \(text)"
        self.ask = ask
    }
}
