import CursesCore
import DataSource
import Model
import SharedInterface

extension CommandContext {
    // Errors are refused; warnings and irreversible changes are confirmed. Returns what was saved.
    func save<Store: EditingStore, Saved>(
        _ store: Store,
        _ form: (FormAction<Store.Field>) -> Store.Action,
        irreversible: Store.Action? = nil,
        besides warnings: [EntryWarning] = [],
        label: (Store.Field) -> LocalizedStringKey,
        saved: () -> Saved?
    ) throws -> Saved {
        try checkFolder()
        try askAbout(warnings)
        send([form(.saveButtonTapped)], to: store)
        try refuse(store, label)
        if store.form.isPresentedWarnings {
            try refuseChanges(in: store.form.warnings)
            try askAbout(store.form.warnings.filter { !warnings.contains($0) })
            try checkFolder()
            send([form(.warningConfirmButtonTapped)], to: store)
        }
        try settle(store, \.attempt, irreversible)
        guard let saved = saved() else { throw Self.changedMeanwhile }
        hasSaved = true
        return saved
    }

    // Throws the failure of an attempt; an irreversible change is confirmed first.
    func settle<Store: Composable>(
        _ store: Store,
        _ attempt: KeyPath<Store, Attempt>,
        _ irreversible: Store.Action?
    ) throws {
        if let change = store[keyPath: attempt].irreversibleChange, let irreversible {
            try confirmFinal(change.reason)
            send([irreversible], to: store)
        }
        // An uncertain change is saved, but may be lost in a power failure.
        if let failure = store[keyPath: attempt].failure { throw CommandError.storage(failure) }
        guard store[keyPath: attempt] == .idle else { throw Self.changedMeanwhile }
    }

    private static let changedMeanwhile = CommandError.refused(
        "The data has changed meanwhile. Nothing was saved."
    )

    // Refuses to overwrite or restore a record that changed while the command ran, also with
    // `--yes`: the user has not seen the change.
    private func refuseChanges(in warnings: [EntryWarning]) throws {
        for warning in warnings {
            switch warning {
            case .changedElsewhere, .wouldBeNew: throw Self.changedMeanwhile
            default: continue
            }
        }
    }

    func send<Store: Composable>(_ actions: [Store.Action], to store: Store) {
        finish { for action in actions { await store.send(action) } }
    }

    func askAbout(_ warnings: [EntryWarning]) throws {
        guard !warnings.isEmpty else { return }
        let sentences = warnings.map { string($0.label(units, string)) } + [string("Save anyway")]
        try confirm("\(sentences.joined(separator: " "))?", orElse: .warnings(warnings))
    }

    // The app asks before it writes into a folder with other files; a command refuses.
    func checkFolder() throws {
        guard let folder = StorageService(appDependencies).foreignFolder() else { return }
        throw CommandError.foreignFolder(folder)
    }

    func refuse<Store: EditingStore>(
        _ store: Store,
        _ label: (Store.Field) -> LocalizedStringKey
    ) throws {
        for field in store.allFields {
            guard let error = store.form.errors[field] else { continue }
            throw CommandError.entry(string(label(field)), error)
        }
    }
}
