import DataSource
import Model
import SharedInterface

extension WeighInEditor {
    static func preview(
        _ appDependencies: AppDependencies,
        weight: String,
        distinction: Int? = nil,
        errors: [Field: EntryError] = [:],
        warnings: [EntryWarning] = [],
        isPresentedDiscard: Bool = false,
        attempt: Attempt = .idle
    ) -> WeighInEditor {
        let store = WeighInEditor(
            appDependencies,
            person: .ann,
            distinction: distinction,
            weighIns: WeighIn.ofAnn.dropLast(),
            attempt: attempt
        )
        store.draft.weight = weight
        store.form.errors = errors
        store.form.presentedWarnings = warnings
        store.form.isPresentedDiscard = isPresentedDiscard
        return store
    }
}
