import CursesUI
import DataSource
import Model
import SharedInterface

extension PlainPeople {
    // What was done, what went wrong, and what was typed and never saved.
    func sayNews() async {
        if let notice = store.undo.notice {
            let style = NoticeStyle(
                dayStyle: talk.days,
                nameStyle: talk.names,
                unitStyle: UnitStyle(store.settings, appDependencies),
                notice: notice
            )
            talk.say(style.label)
            if let failure = notice.failure { talk.say(failure.error.label) }
            await store.undo.send(.onDismissNotice)
        }
        if let notice = store.notice {
            talk.say(notice.label)
            await store.send(.onDismissNotice)
        }
        while let left = store.drafts.offered, !talk.hasEnded { await offer(left) }
    }

    private func offer(_ left: LeftDraft) async {
        talk.say("Something was not saved")
        for text in left.draft.fields.values.sorted() where !text.isEmpty {
            talk.say(verbatim: text)
        }
        let canOpen = left.person != nil || left.draft.isOfNewPerson
        let choices: [LocalizedStringKey] = ["Discard"] + (canOpen ? ["Open"] : [])
        switch await talk.choose(choices, back: "Later") {
        case 1: await store.drafts.send(.discardButtonTapped(left))
        case 2: await store.drafts.send(.openButtonTapped(left, appDependencies))
        default: await store.drafts.send(.laterButtonTapped(left))
        }
    }
}
