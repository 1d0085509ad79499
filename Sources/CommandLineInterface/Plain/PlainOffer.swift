import CursesCore

// Something that can be chosen, with what it is now, and what is asked then.
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
