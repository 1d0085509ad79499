import CursesCore
import DataSource
import Model
import SharedInterface

// Asks for a path, shows the preview, asks what the file leaves open, then imports.
struct PlainImport {
    let store: Import
    let talk: Conversation
    // False after an import, when the person is shown instead.
    let isOpen: () -> Bool

    private static let mostRefusals = 3

    func run() async {
        await store.send(.task)
        let path = PlainPath(entry: store.source.entry, talk: talk)
        talk.say("Nothing is changed before you have seen what would be.")
        talk.say("Reads \(ImportFormat.apps) and any table.")
        talk.say("An empty line leads back.")
        while isOpen(), !talk.hasEnded {
            if let chooser = store.source.columnChooser {
                let isOpen = { store.source.columnChooser === chooser }
                await PlainColumns(store: chooser, talk: talk, isOpen: isOpen).run()
                continue
            }
            guard store.preview == nil else {
                await decide()
                continue
            }
            guard await path.ask() else { return }
            await store.source.send(.readButtonTapped)
            path.sayFault()
            if store.source.entry.fault == .folder { await watch() }
        }
    }

    private func watch() async {
        talk.say("What lands in a watched folder comes in by itself.")
        let isWatched = store.source.isWatched
        let choice = await talk.choose(
            [isWatched ? "Watch no more" : "Watch this folder"],
            back: "Cancel"
        )
        if choice == 1 { await store.source.send(.watchButtonTapped) }
    }

    private func decide() async {
        sayPreview()
        let choices = PlainImportChoices(store: store, talk: talk)
        if await choices.askMissing() { return }
        let items: [PlainMenuItem<PlainStep>] =
            (store.isReadyToImport ? [(talk.string("Import"), submit)] : []) + choices.offered
            + [(talk.string("View all…"), viewAll)]
        guard let step = await talk.pick(items, back: "Back") else {
            return await store.send(.backButtonTapped)
        }
        await step()
    }

    private func viewAll() async {
        await PlainImportRows(store: store, units: units, talk: talk).run()
    }

    private func submit() async {
        await store.send(.importButtonTapped)
        for (label, error) in [("Name" as LocalizedStringKey, store.nameError)]
            + [(store.settings.heightUnit.fieldLabel, store.heightError)]
        {
            guard let error else { continue }
            talk.say(verbatim: "\(talk.string(label)): \(talk.string(error.label(units)))")
        }
        await talk.settle(store, \.attempt, Import.Action.attempt)
    }

    private func sayPreview() {
        guard let preview = store.preview else { return }
        let facts = ImportFacts(preview, names: talk.names, days: talk.days)
        for fact in facts.facts where !fact.text.isEmpty {
            talk.say(verbatim: "\(fact.label): \(fact.text)")
        }
        for line in facts.refusals(upTo: Self.mostRefusals, ofSeveralFiles: false) {
            talk.say(verbatim: line)
        }
        for warning in facts.warnings(in: store.settings.weightUnit) {
            talk.say(verbatim: warning)
        }
        if !preview.hasChanges { talk.say(preview.nothingNewLabel) }
    }

    private var units: UnitStyle { UnitStyle(store.settings) }
}

// Pages of new, existing and refused rows.
struct PlainImportRows {
    let store: Import
    let units: UnitStyle
    let talk: Conversation

    private static let page = 10

    func run() async {
        let parts = Import.Part.allCases
        while !talk.hasEnded {
            let items = parts.map { part in
                let lines = lines(part)
                return (talk.title(part.label, lines.count.description), lines)
            }
            guard let lines = await talk.pick(items, back: "Back") else { return }
            await page(through: lines)
        }
    }

    private func page(through lines: [String]) async {
        var start = 0
        while !talk.hasEnded {
            for line in lines.dropFirst(start).prefix(Self.page) { talk.say(verbatim: line) }
            let (hasMore, hasLess) = (start + Self.page < lines.count, start > 0)
            guard hasMore || hasLess else { return }
            let items =
                (hasMore ? [(talk.choice("further on"), Self.page)] : [])
                + (hasLess ? [(talk.choice("further back"), -Self.page)] : [])
            guard let rows = await talk.pick(items, back: "Back") else { return }
            start += rows
        }
    }

    private func lines(_ part: Import.Part) -> [String] {
        guard let preview = store.preview else { return [] }
        switch part {
        case .new: return store.newWeighIns.map(line)
        case .here: return preview.known.map(line)
        case .refused:
            return ImportFacts(preview, names: talk.names, days: talk.days)
                .refusals(upTo: preview.remarks.count, ofSeveralFiles: false)
        }
    }

    private func line(_ weighIn: WeighIn) -> String {
        let moment = "\(talk.days.full(weighIn.day)) \(weighIn.time)"
        let note = weighIn.note.isEmpty ? [] : [weighIn.note]
        return ([moment, units.weight.text(weighIn.weight)] + note).listed(talk.string)
    }
}
