import CursesCore
import DataSource
import Model
import SharedInterface

extension PlainPeople {
    // Prints notices and failures and offers unsaved drafts.
    func sayNews() async {
        await sayNotices()
        while let left = store.drafts.offered, !talk.hasEnded { await offer(left) }
    }

    func undo(_ direction: UndoDirection) async {
        await PlainUndo(store: store.undo).run(direction) { question in
            talk.say(style(question.notice).label)
            return await talk.confirm(question.title(talk.names), question.direction.questionAnswer)
        }
    }

    private func style(_ notice: ChangeNotice) -> NoticeStyle {
        NoticeStyle(
            dayStyle: talk.days,
            nameStyle: talk.names,
            unitStyle: UnitStyle(store.settings),
            notice: notice
        )
    }

    func sayNotices() async {
        if let notice = store.undo.notice {
            talk.say(style(notice).label)
            if let failure = notice.failure { talk.say(failure.error.label) }
            await store.undo.send(.onDismissNotice)
        }
        if let notice = store.storage.notice {
            talk.say(notice.label)
            await store.storage.send(.onDismissNotice)
        }
    }

    private func offer(_ left: LeftDraft) async {
        talk.say("Continue where you left off?")
        if let person = left.person {
            talk.say(verbatim: talk.names.name(person.name))
        } else if left.draft.isOfNewPerson {
            talk.say("new person")
        }
        let settings = left.draft.settings(store.settings)
        for (name, text) in left.draft.fields.sorted(by: { $0.key < $1.key }) where !text.isEmpty {
            talk.say(verbatim: "\(talk.string(label(name, of: left.person, settings))): \(text)")
        }
        if let warning = left.warning {
            talk.say(warning.label(UnitStyle(settings), talk.string))
        }
        let canOpen = left.person != nil || left.draft.isOfNewPerson
        let choices: [LocalizedStringKey] = ["Discard"] + (canOpen ? ["Resume"] : [])
        switch await talk.choose(choices, back: "Later") {
        case 1: await store.drafts.send(.discardButtonTapped(left))
        case 2: await store.drafts.send(.openButtonTapped(left))
        default: await store.drafts.send(.laterButtonTapped(left))
        }
    }

    // Drafts of both forms use the same names for the same fields.
    private func label(
        _ name: String,
        of person: Person?,
        _ settings: Settings
    ) -> LocalizedStringKey {
        let fields = WeighInEditor.Field.all(person?.measures ?? Measure.builtIn)
        return fields.first { $0.rawValue == name }?.label(settings)
            ?? PersonField(rawValue: name)?.label(settings) ?? "Sex"
    }
}
