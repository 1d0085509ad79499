import DataSource
import Model

extension WeighInEditor {
    static func preview(
        _ appDependencies: AppDependencies,
        weight: String,
        errors: [Field: EntryError] = [:],
        presentedWarnings: [EntryWarning] = [],
        isPresentedDiscard: Bool = false
    ) -> WeighInEditor {
        let store = WeighInEditor(
            appDependencies,
            person: .ann,
            weighIns: WeighIn.ofAnn.dropLast(),
            errors: errors,
            presentedWarnings: presentedWarnings,
            isPresentedDiscard: isPresentedDiscard
        )
        store.draft.weight = weight
        return store
    }
}
