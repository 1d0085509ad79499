import CursesCore
import DataSource
import Model
import SharedInterface

// Drives the Store of a form, and asks what a screen would ask.
struct CommandForms {
    let context: CommandContext

    // Errors are refused; warnings and irreversible changes are confirmed. Returns what was saved.
    func save<Store: EditingStore, Saved>(
        _ store: Store,
        _ form: (FormAction<Store.Field>) -> Store.Action,
        besides warnings: [EntryWarning] = [],
        label: (Store.Field) -> LocalizedStringKey,
        saved: () -> Saved?
    ) throws -> Saved {
        try checkFolder()
        try askAbout(warnings)
        send([form(.saveButtonTapped)], to: store)
        for field in store.allFields {
            guard let error = store.form.errors[field] else { continue }
            throw CommandError.entry(context.string(label(field)), error)
        }
        if store.form.isPresentedWarnings {
            try refuseChanges(in: store.form.warnings)
            try askAbout(store.form.warnings.filter { !warnings.contains($0) })
            try checkFolder()
            send([form(.warningConfirmButtonTapped)], to: store)
        }
        try settle(store, \.attempt) { form(.attempt($0)) }
        guard let saved = saved() else { throw Self.changedMeanwhile }
        context.hasSaved = true
        return saved
    }

    // Throws the failure of an attempt; an irreversible change is confirmed first.
    func settle<Store: Composable>(
        _ store: Store,
        _ attempt: KeyPath<Store, Attempt>,
        _ action: (AttemptAction) -> Store.Action
    ) throws {
        if let change = store[keyPath: attempt].irreversibleChange {
            try context.questions.confirmFinal(change.reason)
            send([action(.confirmButtonTapped)], to: store)
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
        let warnings = warnings.filter { !(context.hasConfirmedLoss && $0.isOfLoss) }
        guard !warnings.isEmpty else { return }
        let sentences = warnings.map { context.string($0.label(context.units, context.string)) }
        let question = (sentences + [context.string("Save anyway")]).joined(separator: " ")
        try context.questions.confirm("\(question)?", orElse: .warnings(warnings))
    }

    // A weight without a unit is refused while the unit is assumed.
    func checkUnit(of weight: String?) throws {
        guard context.isUnitLost, let weight, !weight.isBlank, !EntryService.namesUnit(weight)
        else { return }
        context.isUnitLost = false
        throw CommandError.needs(
            "settings.json does not say your unit. Say it with the weight: 72.4kg"
        )
    }

    // The app asks before it writes into a folder with other files; a command refuses.
    func checkFolder() throws {
        guard let folder = StorageService(context.appDependencies).foreignFolder() else { return }
        throw CommandError.foreignFolder(folder)
    }
}
