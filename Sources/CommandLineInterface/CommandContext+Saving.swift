import CursesCore
import DataSource
import Model
import SharedInterface

extension CommandContext {
    // Errors are refused; warnings and irreversible changes are confirmed.
    func save<Store: EditingStore>(
        _ store: Store,
        _ form: (FormAction<Store.Field>) -> Store.Action,
        irreversible: Store.Action? = nil,
        besides warnings: [EntryWarning] = [],
        label: (Store.Field) -> LocalizedStringKey
    ) throws {
        try checkFolder()
        try askAbout(warnings)
        send([form(.saveButtonTapped)], to: store)
        try refuse(store, label)
        if store.form.isPresentedWarnings {
            try refuseChange(elsewhere: store.form.warnings)
            try askAbout(store.form.warnings.filter { !warnings.contains($0) })
            try checkFolder()
            send([form(.warningConfirmButtonTapped)], to: store)
            if store.form.isPresentedWarnings { throw Self.changedMeanwhile }
        }
        try settle(store, \.attempt, irreversible)
    }

    private static let changedMeanwhile = CommandError.refused(
        "The data has changed meanwhile. Nothing was saved."
    )

    // `--yes` answers no question about a change that the user has not seen.
    private func refuseChange(elsewhere warnings: [EntryWarning]) throws {
        for case .changedElsewhere in warnings { throw Self.changedMeanwhile }
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
        hasSaved = true
    }

    func send<Store: Composable>(_ actions: [Store.Action], to store: Store) {
        finish { for action in actions { await store.send(action) } }
    }

    func askAbout(_ warnings: [EntryWarning]) throws {
        guard !warnings.isEmpty else { return }
        let sentences = warnings.map { string($0.label(units)) } + [string("Save anyway")]
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
        for field in Store.Field.allCases {
            guard let error = store.form.errors[field] else { continue }
            throw CommandError.entry(string(label(field)), error)
        }
    }
}
