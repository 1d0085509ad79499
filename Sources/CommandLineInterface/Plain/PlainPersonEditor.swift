import CursesCore
import DataSource
import Model
import SharedInterface

struct PlainPersonEditor {
    let editor: PersonEditor
    let talk: Conversation
    let isOpen: () -> Bool

    func run() async {
        let name = talk.names.title(editor.person, editor.distinction)
        talk.say(editor.goalBasis == nil ? "Edit person · \(name)" : "Goal · \(name)")
        await PlainForm(
            store: editor,
            action: PersonEditor.Action.form,
            talk: talk,
            units: units,
            label: { $0.label(editor.settings) },
            others: others,
            facts: goalFacts,
            isOpen: { isOpen() && editor.heightRevision == nil }
        ).run(asking: false)
        if isOpen(), let revision = editor.heightRevision {
            await revise(revision)
            if isOpen(), !talk.hasEnded { return await run() }
        }
        if isOpen(), !talk.hasEnded { await editor.send(.form(.discardButtonTapped)) }
    }

    private var units: UnitStyle { UnitStyle(editor.settings) }

    private var others: [(LocalizedStringKey, () async -> Void)] {
        if editor.goalBasis != nil { return [("Count from", askStart)] }
        return [("Sex", askSex), ("Delete…", delete)]
    }

    private var goals: GoalStyle { GoalStyle(units.weight, talk.days, today: editor.today) }

    private func goalFacts() -> [String] {
        editor.goalPlan.map { goals.lines($0).prefix(1) + [goals.warning($0)].compactMap(\.self) }
            ?? []
    }

    private func askStart() async {
        if let start = await talk.pick(editor.goalStarts.map { (goals.text($0), $0) }) {
            await editor.send(.goalStartPickerSelected(start))
        }
    }

    private func askSex() async {
        let sexes: [Sex?] = [.female, .male, nil]
        if let sex = await talk.pick(sexes, { $0?.label ?? "not given" }) {
            await editor.send(.sexPickerSelected(sex))
        }
    }

    private func delete() async {
        let name = talk.names.name(editor.person.name)
        await editor.send(.deleteButtonTapped)
        guard let deletion = editor.deletion else { return }
        talk.say("The person leaves the list. The weigh-ins stay on disk.")
        let isMeant = await talk.confirm("Delete \(name)?", "Delete")
        await deletion.send(isMeant ? .confirmButtonTapped : .cancelButtonTapped)
        await talk.settle(deletion, \.attempt, PersonDeletion.Action.attempt)
    }

    private func revise(_ revision: HeightRevision) async {
        let height = units.height.text(revision.question.oldHeight)
        talk.say("\(revision.question.weighIns.count) weigh-ins have the height \(height).")
        switch await talk.choose(["Correct all weigh-ins", "Grew or shrank"], back: "Cancel") {
        case 1: await revision.send(.wrongButtonTapped)
        case 2:
            if let day = await talk.ask("\(talk.string("since")) [\(revision.since.text)]?"),
                !day.isEmpty
            {
                revision.since.text = day
                await revision.send(.onChangeSince)
            }
            await revision.send(.changedButtonTapped)
            if let error = revision.since.error { talk.say(error.label(units)) }
        default: await revision.send(.cancelButtonTapped)
        }
        guard editor.form.isPresentedWarnings else { return }
        for warning in editor.form.warnings { talk.say(warning.label(units, talk.string)) }
        let isMeant = await talk.choose(["Save anyway"], back: "Cancel") == 1
        await editor.send(.form(isMeant ? .warningConfirmButtonTapped : .warningCancelButtonTapped))
    }
}
