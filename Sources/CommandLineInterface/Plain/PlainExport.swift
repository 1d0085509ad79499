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
            let save: [PlainMenuItem<PlainStep?>] = [(talk.string("Save"), nil)]
            let items = save + offers.map { ($0.title, $0.value) }
            guard let item = await talk.pick(items, back: "Back") else { return }
            if let step = item {
                await step()
            } else if await self.save() {
                return
            }
        }
    }

    private var offers: [PlainMenuItem<PlainStep>] {
        var offers = [PlainMenuItem<PlainStep>]()
        if store.people.count > 1, let person = store.person {
            let summary = store.people.first { $0.id == person.id }
            let name = summary.map(talk.names.title) ?? talk.names.name(person.name)
            offers.append((talk.title("For", name), { _ = await askWhose(back: "Cancel") }))
        }
        let since = store.since.isEmpty ? talk.string("first day") : store.since
        let until = store.until.isEmpty ? talk.string("today") : store.until
        offers += [
            (talk.title("Format", talk.string(store.kind.label)), askKind),
            (talk.title("Since", since), { await ask("Since", \.since) }),
            (talk.title("Until", until), { await ask("Until", \.until) }),
            (talk.title("File", store.entry.text), askPath),
        ]
        return offers
    }

    private func askPath() async {
        _ = await PlainPath(entry: store.entry, talk: talk).ask(offering: store.entry.text)
    }

    private func askWhose(back: LocalizedStringKey) async -> Bool {
        talk.say("Whose weigh-ins are these?")
        let people = store.people.map { (talk.names.title($0), $0.person) }
        guard let person = await talk.pick(people, back: back) else { return false }
        await store.send(.personPickerSelected(person))
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
