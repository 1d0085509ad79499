import CursesCore
import DataSource
import Model
import SharedInterface

struct PlainExport {
    let store: Export
    let talk: Conversation

    func run() async {
        await store.send(
            .task { [locale = talk.locale] report in
                ReportPage(report, locale: locale).bytes
            }
        )
        if let failure = store.peopleFailure { return talk.say(failure.label) }
        guard !store.people.isEmpty else { return talk.say("Nobody here") }
        talk.say(store.kind == .report ? "Report" : "Export")
        while !talk.hasEnded {
            if store.person == nil {
                guard await askWhose(back: "Back") else { return }
            }
            let offers = offers
            let choice = await talk.choose(
                verbatim: [talk.string("Save")] + offers.map(\.title),
                back: "Back"
            )
            if choice == 0 { return }
            guard choice == 1 else {
                await offers[choice - 2].ask()
                continue
            }
            if await save() { return }
        }
    }

    private var offers: [PlainMenuItem] {
        var offers = [PlainMenuItem]()
        if store.people.count > 1, let person = store.person {
            let summary = store.people.first { $0.id == person.id }
            let name = summary.map(talk.names.title) ?? talk.names.name(person.name)
            offers.append(offer("For", name) { _ = await askWhose(back: "Cancel") })
        }
        offers.append(offer("Format", talk.string(store.kind.label)) { await askKind() })
        let since = store.since.isEmpty ? talk.string("first day") : store.since
        offers.append(offer("Since", since) { await ask("Since", \.since) })
        let until = store.until.isEmpty ? talk.string("today") : store.until
        offers.append(offer("Until", until) { await ask("Until", \.until) })
        offers.append(
            offer("File", store.entry.text) {
                _ = await PlainPath(entry: store.entry, talk: talk).ask(offering: store.entry.text)
            }
        )
        return offers
    }

    private func offer(
        _ label: LocalizedStringKey,
        _ text: String,
        _ ask: @escaping () async -> Void
    ) -> PlainMenuItem {
        PlainMenuItem(label, text, talk, ask: ask)
    }

    private func askWhose(back: LocalizedStringKey) async -> Bool {
        talk.say("Whose weigh-ins are these?")
        let choice = await talk.choose(verbatim: store.people.map(talk.names.title), back: back)
        guard choice > 0 else { return false }
        await store.send(.personPickerSelected(store.people[choice - 1].person))
        return true
    }

    private func askKind() async {
        guard let kind = await talk.pick(ExportKind.all, \.label) else { return }
        await store.send(.kindPickerSelected(kind))
    }

    // A single space clears the field, as in every form here.
    private func ask(
        _ label: LocalizedStringKey,
        _ text: ReferenceWritableKeyPath<Export, String>
    ) async {
        guard let line = await talk.ask("\(talk.string(label))?"), !line.isEmpty else { return }
        store[keyPath: text] = line == " " ? "" : line
        await store.send(.onChangeDays)
    }

    // True if the file was written.
    private func save() async -> Bool {
        await store.send(.saveButtonTapped)
        if store.isPresentedReplace {
            talk.say("\(store.entry.text) already exists.")
            let isMeant = await talk.confirm("Replace this file?", "Replace")
            await store.send(isMeant ? .replaceConfirmButtonTapped : .replaceCancelButtonTapped)
        }
        await talk.settle(store, \.attempt, Export.Action.attempt)
        sayFaults()
        guard let saved = store.saved else { return false }
        talk.say(saved.label(talk.days))
        await store.send(.onDismissSaved)
        return true
    }

    private func sayFaults() {
        let units = UnitStyle(store.settings)
        if store.isEmpty { talk.say("No weigh-ins in this period") }
        let errors = [
            ("Since" as LocalizedStringKey, store.sinceError), ("Until", store.untilError),
        ]
        for (label, error) in errors {
            guard let error else { continue }
            talk.say(verbatim: "\(talk.string(label)): \(talk.string(error.label(units)))")
        }
        PlainPath(entry: store.entry, talk: talk).sayFault()
    }
}

// Asks for a path; lists matching files if it is incomplete.
struct PlainPath {
    let entry: PathEntry
    let talk: Conversation

    // False if the line is empty.
    func ask(offering old: String = "") async -> Bool {
        let question = talk.string("File")
        let old = old.isEmpty ? "" : " [\(old)]"
        guard let line = await talk.ask("\(question)\(old)?"), !line.isEmpty else { return false }
        entry.text = line
        await entry.send(.onChangeText)
        return true
    }

    func sayFault() {
        guard let fault = entry.fault else { return }
        talk.say(verbatim: "\(talk.string("File")): \(talk.string(fault.label))")
        let candidates = entry.completion?.candidates ?? []
        if !candidates.isEmpty { talk.say(verbatim: candidates.joined(separator: "  ")) }
    }
}
