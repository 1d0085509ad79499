import CursesCore
import DataSource
import Model
import SharedInterface

// Dashboard as sentences, with a menu.
struct PlainDashboard {
    enum Outcome {
        case quit
        case people
        case undo(UndoDirection)
        case open(Destination)
        // A form was closed, or reading was tried again.
        case again
    }

    let store: Dashboard
    let undo: PlainUndo
    let talk: Conversation

    func run() async -> Outcome {
        if await runForms() { return .again }
        if talk.sayFailure(of: store.loadingState, "The weigh-ins could not be read") {
            guard await talk.choose(["Retry"], back: "People") == 1 else { return .people }
            await store.send(.loading(.retryButtonTapped))
            return .again
        }
        for problem in store.problems { talk.say(problem.label) }
        let facts = PlainFacts(store: store, talk: talk)
        for sentence in facts.lines { talk.say(verbatim: sentence) }
        // Printed once counts as read, like closing the hint on the screen.
        if store.isPresentedLimits { await store.send(.limitsCloseButtonTapped) }
        let screens = Destination.ofDashboard.filter { $0 != .goal || store.offersGoal }
        let items: [PlainMenuItem<Outcome>] =
            screens.map { (talk.choice($0.label), .open($0)) } + [(talk.choice("People"), .people)]
            + (await undo.directions()).map { (talk.choice($0.choice), .undo($0)) }
        return await talk.pick(items, back: "Quit") ?? .quit
    }

    private func runForms() async -> Bool {
        if let editor = store.weighInEditor {
            await PlainWeighIn(editor: editor, talk: talk) {
                store.weighInEditor === editor
            }.run()
            return true
        }
        guard let editor = store.personEditor else { return false }
        await PlainPersonEditor(editor: editor, talk: talk) {
            store.personEditor === editor
        }.run()
        return true
    }
}

struct PlainWeighIn {
    let editor: WeighInEditor
    let talk: Conversation
    let isOpen: () -> Bool

    func run() async {
        let settings = editor.settings
        let name = talk.names.title(editor.person, editor.distinction)
        talk.say(editor.weighIn == nil ? "Weigh in · \(name)" : "Edit weigh-in · \(name)")
        await PlainForm(
            store: editor,
            action: WeighInEditor.Action.form,
            talk: talk,
            units: UnitStyle(settings),
            label: { $0.label(settings) },
            hidden: editor.rareFields,
            isOpen: isOpen
        ).run(asking: editor.weighIn == nil)
        if isOpen(), !talk.hasEnded { await editor.send(.form(.discardButtonTapped)) }
    }
}
