import CursesCore
import DataSource
import Model
import SharedInterface

// Follows the navigation path of the app.
struct PlainPeople {
    let store: People
    let appDependencies: AppDependencies
    let talk: Conversation

    func run() async {
        if let folder = store.storage.foreignFolder {
            talk.say("\(folder) holds other files.")
            talk.say("Nothing was written yet. Another folder is named with --data-dir.")
            guard await talk.confirm("Keep bmi-tui's data here?", "Keep here") else { return }
            await store.storage.send(.keepButtonTapped)
        }
        talk.speak(store.settings.language)
        talk.sayNews = sayNotices
        while !talk.hasEnded {
            await sayNews()
            guard await goOn() else { return }
            talk.speak(store.settings.language)
        }
    }

    // Runs the topmost screen; false to quit.
    private func goOn() async -> Bool {
        switch store.path.last {
        case nil: return await list()
        case .firstLaunch(let launch): await begin(launch)
        case .personBMI(let form): await newPerson(form)
        case .import(let screen): await bring(screen)
        case .export(let screen):
            await PlainExport(store: screen, talk: talk).run()
            await leave()
        case .dashboard(let screen): return await dashboard(screen)
        case .history(let screen):
            await screen.send(.task(weekdays: talk.days.weekdays))
            await PlainHistory(store: screen, talk: talk, sayNews: sayNotices).run()
            await leave()
        case .trends(let screen):
            await screen.send(.loading(.task))
            await leave(
                for: PlainTrends(store: screen, appDependencies: appDependencies, talk: talk).run()
            )
        case .preferences(let screen):
            await screen.send(.loading(.task))
            await leave(for: PlainPreferences(store: screen, talk: talk).run())
        case .restoration(let screen):
            await screen.send(.loading(.task))
            await PlainRestoration(store: screen, talk: talk).run()
            await leave()
        case .checkup(let screen):
            await screen.send(.loading(.task))
            await leave(for: PlainCheckup(store: screen, talk: talk).run())
        }
        return !talk.hasEnded
    }

    private func bring(_ screen: Import) async {
        let isOpen = { store.path.last == .import(screen) }
        await PlainImport(store: screen, talk: talk, isOpen: isOpen).run()
        if isOpen() { await leave() }
    }

    // Goes back unless another screen was chosen.
    private func leave(for destination: Destination? = nil) async {
        if let destination {
            await store.send(.destinationChosen(destination))
        } else {
            await store.send(.onChangePath(Array(store.path.dropLast())))
        }
    }

    private func dashboard(_ screen: Dashboard) async -> Bool {
        await screen.send(.loading(.task))
        let result = await PlainDashboard(
            store: screen,
            undo: PlainUndo(store: store.undo),
            talk: talk
        ).run()
        await screen.send(.loading(.onDisappear))
        switch result {
        case .quit: return false
        case .people: await store.send(.onChangePath([]))
        case .undo(let direction): await undo(direction)
        case .open(let destination): await leave(for: destination)
        case .again: break
        }
        return true
    }

    // Questions come one by one anyway, so the form is not shown in steps.
    private func begin(_ launch: FirstLaunch) async {
        if launch.isPresentedTutorial { await launch.send(.tutorialConfirmButtonTapped) }
        if launch.step == .units {
            guard await PlainUnits(store: launch, talk: talk).run() else { return await leave() }
        }
        await launch.send(.onAskAllAtOnce)
    }

    private func newPerson(_ form: PersonBMI) async {
        let open = store.path.last
        talk.say("Enter your name, weight and height.")
        await PlainForm(
            store: form,
            action: PersonBMI.Action.form,
            talk: talk,
            units: UnitStyle(form.settings),
            label: { $0.label(form.settings) },
            hidden: [.birthDate, .goalWeight, .goalBy],
            isOpen: { store.path.last == open && !talk.hasEnded }
        ).run(asking: true)
        if store.path.last == open { await leave() }
    }

    private func list() async -> Bool {
        if talk.sayFailure(of: store.loadingState, "Your people could not be read") {
            guard await talk.choose(["Retry"], back: "Quit") == 1 else { return false }
            await store.send(.loading(.retryButtonTapped))
            return true
        }
        for problem in store.problems { talk.say(problem.label) }
        if store.people.isEmpty { talk.say("Nobody here") }
        let weight = UnitStyle(store.settings).weight
        var items: [PlainMenuItem<PlainStep>] = store.people.map { summary in
            let newest = summary.weighIn.map { weighIn in
                [weight.text(weighIn.weight), talk.days.end(weighIn.day, today: store.today)]
            }
            let parts = [talk.names.title(summary)] + (newest ?? []).compactMap(\.self)
            let open = { await store.send(.personButtonTapped(summary.person)) }
            return (parts.joined(separator: ", "), open)
        }
        let screens: [(LocalizedStringKey, Destination)] = [
            ("new person", .newPerson), ("Settings", .settings), ("Import…", .import),
        ]
        items += screens.map { screen in
            (talk.choice(screen.0), { await leave(for: screen.1) })
        }
        items += await PlainUndo(store: store.undo).directions().map { direction in
            (talk.choice(direction.choice), { await undo(direction) })
        }
        guard let step = await talk.pick(items, back: "Quit") else { return false }
        await step()
        return true
    }
}

extension PlainPeople {
    // Prints notices and failures and offers unsaved drafts.
    func sayNews() async {
        await store.intake.send(.onPrompt)
        await sayNotices()
        while let left = store.drafts.offered, !talk.hasEnded { await offer(left) }
        while let arrival = store.intake.arrival, !talk.hasEnded { await offer(arrival) }
    }

    private func offer(_ arrival: Arrival) async {
        talk.say("Take in files of this kind by themselves?")
        talk.say(verbatim: arrival.file.path.shortenedPath)
        talk.say("\(arrival.format.name) · new weigh-ins: \(arrival.count)")
        let isAgreed = await talk.choose(["Take in"], back: "Not this one") == 1
        guard !talk.hasEnded else { return }
        await store.intake.send(isAgreed ? .agreeButtonTapped : .declineButtonTapped)
        await sayNotices()
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

// Undo and redo in the menu, if available.
struct PlainUndo {
    let store: Undo

    func directions() async -> [UndoDirection] {
        await store.send(.task)
        return store.directions
    }

    func run(_ direction: UndoDirection, isWanted: (UndoQuestion) async -> Bool) async {
        await store.send(direction == .undo ? .undoButtonTapped : .redoButtonTapped)
        guard let question = store.question else { return }
        let isConfirmed = await isWanted(question)
        await store.send(isConfirmed ? .questionConfirmButtonTapped : .questionCancelButtonTapped)
    }
}

extension UndoDirection {
    var choice: LocalizedStringKey {
        switch self {
        case .undo: "Undo the last change"
        case .redo: "Redo what was undone"
        }
    }
}
