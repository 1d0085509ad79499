import CursesCore
import DataSource
import Model
import SharedInterface

// Pages of ten numbered weigh-ins.
struct PlainHistory {
    let store: History
    let talk: Conversation
    let sayNews: () async -> Void

    private static let page = 10

    func run() async {
        var start = 0
        while !talk.hasEnded {
            await sayNews()
            if talk.sayFailure(of: store.loadingState, "The weigh-ins could not be read") { return }
            for problem in store.problems { talk.say(problem.label) }
            let rows = store.table.rows
            start = min(start, max(0, rows.count - 1))
            let shown = Array(rows.dropFirst(start).prefix(Self.page))
            talk.say("\(rows.count) weigh-ins")
            if let mean = store.table.foundMean { talk.say("mean \(weight.meanText(mean))") }
            guard let go = await talk.pick(items(shown, from: start, of: rows.count), back: "Back")
            else { return }
            start = await go()
        }
    }

    // Each returns the first row to be shown.
    private func items(
        _ shown: [HistoryEntry],
        from start: Int,
        of count: Int
    ) -> [PlainMenuItem<() async -> Int>] {
        var items: [PlainMenuItem<() async -> Int>] = shown.map { entry in
            (line(entry), { await open(entry, at: start) })
        }
        if start + Self.page < count {
            items.append((talk.choice("earlier"), { start + Self.page }))
        }
        if start > 0 { items.append((talk.choice("later"), { max(0, start - Self.page) })) }
        items.append((talk.choice("Search"), search))
        items.append((talk.choice("go to a date"), { await jump() ?? start }))
        items.append((talk.choice("sort"), { await order() ?? start }))
        return items
    }

    private var weight: WeightStyle { WeightStyle(store.settings.weightUnit) }

    private func line(_ entry: HistoryEntry) -> String {
        let bmi = talk.string("BMI \(entry.bmi.formatted(fractionDigits: 2))")
        let note = talk.days.note(of: entry)
        let weighIn = entry.weighIn
        let change =
            entry.change.map {
                [talk.string("change \(weight.aligned(with: entry).changeText($0))")]
            } ?? []
        let trend = talk.string("trend \(weight.meanText(entry.trend))")
        let measures = MeasureStyle(store.settings.heightUnit).texts(
            weighIn.measures,
            in: store.person.measures,
            talk.string
        )
        return
            ([
                "\(talk.days.row(weighIn.day, near: store.today)) \(weighIn.time)",
                weight.text(weighIn.weight),
            ]
            + change + [trend, bmi] + measures + (note.isEmpty ? [] : [note])).listed(talk.string)
    }

    private func search() async -> Int {
        store.table.query = await talk.ask("\(talk.string("Search"))?") ?? ""
        await store.table.send(.onChangeQuery)
        return 0
    }

    private static let orders: [(label: LocalizedStringKey, order: HistoryOrder)] = [
        ("newest first", .newestFirst), ("oldest first", HistoryOrder(.day)),
        ("lightest first", HistoryOrder(.weight)),
        ("heaviest first", HistoryOrder(.weight, order: .reverse)),
        ("lowest trend first", HistoryOrder(.trend)),
        ("highest trend first", HistoryOrder(.trend, order: .reverse)),
        ("by their notes", HistoryOrder(.note)),
    ]

    private func order() async -> Int? {
        guard let choice = await talk.pick(Self.orders, \.label) else { return nil }
        await store.table.send(.onChangeOrder([choice.order]))
        return 0
    }

    private func jump() async -> Int? {
        await store.table.send(.jumpButtonTapped)
        guard let jump = store.table.jump else {
            talk.say("No weigh-ins here to go to.")
            return nil
        }
        if let text = await talk.ask("\(talk.string("Day")) [\(jump.entry.text)]?"), !text.isEmpty {
            jump.entry.text = text
            await jump.send(.onChangeEntry)
        }
        await jump.send(.confirmButtonTapped)
        if let error = jump.entry.error {
            talk.say(error.label(UnitStyle(store.settings)))
            await jump.send(.cancelButtonTapped)
            return nil
        }
        await store.table.send(.onDismissNotice)
        return store.table.rows.firstIndex { $0.id == store.table.selection }
    }

    private func open(_ entry: HistoryEntry, at start: Int) async -> Int {
        await store.table.send(.onChangeSelection(entry.id))
        talk.say(verbatim: line(entry))
        switch await talk.choose(["Edit", "Delete", "move to a person…"], back: "Back") {
        case 1: await edit(entry)
        case 2:
            await store.table.send(.deleteButtonTapped(entry))
            if let deletion = store.deletion {
                await talk.settle(deletion, \.attempt, WeighInDeletion.Action.attempt)
            }
        case 3: await move()
        default: break
        }
        return start
    }

    private func edit(_ entry: HistoryEntry) async {
        await store.table.send(.entryButtonTapped(entry))
        guard let editor = store.weighInEditor else { return }
        await PlainWeighIn(editor: editor, talk: talk) {
            store.weighInEditor === editor
        }.run()
    }

    private func move() async {
        await store.send(.moveButtonTapped)
        guard let move = store.move else { return }
        guard let people = move.people, !people.isEmpty else {
            talk.say("There is no other person to move it to.")
            return await move.send(.onDismiss)
        }
        guard let chosen = await talk.pick(people.map { (talk.names.title($0), $0.person) }) else {
            return await move.send(.onDismiss)
        }
        await move.send(.personButtonTapped(chosen))
        if !move.presentedWarnings.isEmpty {
            for warning in move.presentedWarnings {
                talk.say(warning.label(UnitStyle(store.settings), talk.string))
            }
            let isMeant = await talk.choose(["Move anyway"], back: "Cancel") == 1
            await move.send(isMeant ? .warningConfirmButtonTapped : .warningCancelButtonTapped)
        }
        if let refusal = move.refusal {
            talk.say("Not moved")
            talk.say(refusal.label(UnitStyle(store.settings)))
            await move.send(.refusalConfirmButtonTapped)
        }
        await talk.settle(move, \.attempt, HistoryMove.Action.attempt)
        if store.move != nil { await move.send(.onDismiss) }
    }
}
