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
        // A form was closed, or another screen is on top.
        case screen
    }

    let store: Dashboard
    let undo: PlainUndo
    let talk: Conversation

    func run() async -> Outcome {
        if await runForms() { return .screen }
        if case .failed(let error) = store.loadingState {
            talk.say("The weigh-ins could not be read")
            talk.say(error.label)
            guard await talk.choose(["Retry"], back: "People") == 1 else { return .people }
            await store.send(.loading(.retryButtonTapped))
            return .screen
        }
        for problem in store.problems { talk.say(problem.label) }
        let facts = PlainFacts(store: store, talk: talk)
        for sentence in facts.lines { talk.say(verbatim: sentence) }
        // Printed once counts as read, like closing the hint on the screen.
        if store.isPresentedLimits { await store.send(.limitsCloseButtonTapped) }
        let screens: [LocalizedStringKey] = [
            "weigh in", "history", "trends", "edit person", "Settings", "People",
        ]
        let directions = await undo.directions()
        let choice = await talk.choose(screens + directions.map(\.choice), back: "Quit")
        switch choice {
        case 1: await store.send(.weighInButtonTapped)
        case 2: await store.send(.historyButtonTapped)
        case 3: await store.send(.trendsButtonTapped)
        case 4: await store.send(.editButtonTapped)
        case 5: await store.send(.settingsButtonTapped)
        case 6: return .people
        case 0: return .quit
        default: return .undo(directions[choice - screens.count - 1])
        }
        _ = await runForms()
        return .screen
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
