import DataSource
import Model
import SharedInterface

extension WeighInEditor {
    static func preview(
        _ appDependencies: AppDependencies,
        weight: String,
        distinction: Int? = nil,
        errors: [Field: EntryError] = [:],
        presentedWarnings: [EntryWarning] = [],
        isPresentedDiscard: Bool = false,
        hindrance: Hindrance? = nil
    ) -> WeighInEditor {
        let store = WeighInEditor(
            appDependencies,
            person: .ann,
            distinction: distinction,
            weighIns: WeighIn.ofAnn.dropLast(),
            errors: errors,
            presentedWarnings: presentedWarnings,
            isPresentedDiscard: isPresentedDiscard,
            hindrance: hindrance
        )
        store.draft.weight = weight
        return store
    }
}
