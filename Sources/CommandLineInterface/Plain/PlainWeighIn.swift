import CursesCore
import Model
import SharedInterface

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
            irreversible: (.irreversibleConfirmButtonTapped, .irreversibleCancelButtonTapped),
            talk: talk,
            units: UnitStyle(settings),
            label: { $0.label(settings) },
            hidden: editor.rareFields,
            isOpen: isOpen
        ).run(asking: editor.weighIn == nil)
        if isOpen(), !talk.hasEnded { await editor.send(.form(.discardButtonTapped)) }
    }
}
