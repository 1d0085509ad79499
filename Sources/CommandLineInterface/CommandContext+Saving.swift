import CursesCore
import DataSource
import Model
import SharedInterface

extension CommandContext {
    // As the form does it: what is wrong is refused, what is unusual or final is asked about.
    func save<Store: EditingStore>(
        _ store: Store,
        label: (Store.Field) -> LocalizedStringKey
    ) throws -> Store.Outcome {
        try review(store, label: label)
        return try attempt(store)
    }

    func review<Store: EditingStore>(
        _ store: Store,
        besides others: [EntryWarning] = [],
        label: (Store.Field) -> LocalizedStringKey
    ) throws {
        try checkFolder()
        for field in Store.Field.allCases {
            do {
                try store.check(field, in: store.draft)
            } catch {
                throw CommandError.entry(string(label(field)), error)
            }
        }
        let warnings = store.findingWarnings()()
        store.form.warnings = warnings
        try askAbout(warnings + others.filter { !warnings.contains($0) })
    }

    func askAbout(_ warnings: [EntryWarning]) throws {
        guard !warnings.isEmpty else { return }
        let sentences = warnings.map { string($0.label(units)) } + [string("Save anyway")]
        try confirm("\(sentences.joined(separator: " "))?", orElse: .warnings(warnings))
    }

    func attempt<Store: AttemptingStore>(_ store: Store) throws -> Store.Outcome {
        try checkFolder()
        do {
            return try perform(store, isFinal: false)
        } catch let change as FinalChange {
            try confirmFinal(change.reason)
            return try perform(store, isFinal: true)
        }
    }

    // Where somebody else's things are, the app asks before it writes; here nobody may be there.
    func checkFolder() throws {
        guard let folder = StorageService(appDependencies).foreignFolder() else { return }
        throw CommandError.foreignFolder(folder)
    }

    private func perform<Store: AttemptingStore>(
        _ store: Store,
        isFinal: Bool
    ) throws -> Store.Outcome {
        guard let work = try store.work(isFinal: isFinal) else {
            throw CommandError.refused("Nothing to change.")
        }
        do {
            let outcome = try work()
            hasSaved = true
            return outcome
        } catch is MeanwhileChange {
            throw CommandError.refused("The data has changed meanwhile. Nothing was saved.")
        } catch let error as StorageError where error.isUncertain {
            // It is done; only that it lasts is not certain.
            throw CommandError.storage(error)
        }
    }
}
