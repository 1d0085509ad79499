import DataSource
import Model

@testable import SharedInterface

extension WeighInEditor {
    static func preview(
        _ appDependencies: AppDependencies,
        weight: String,
        distinction: Int? = nil,
        measures: [Measure: String] = [:],
        errors: [Field: EntryError] = [:],
        warnings: [EntryWarning] = [],
        isPresentedDiscard: Bool = false,
        attempt: Attempt = .idle
    ) -> WeighInEditor {
        let store = WeighInEditor(
            appDependencies,
            person: .ann,
            distinction: distinction,
            weighIns: WeighIn.ofAnn.dropLast().map { weighIn in
                var weighIn = weighIn
                for measure in measures.keys {
                    weighIn.measures[measure] = measure.bounds.lowerBound
                }
                return weighIn
            },
            attempt: attempt
        )
        store.draft.weight = weight
        store.draft.measures = measures
        store.form.errors = errors
        store.form.present(warnings)
        store.form.isPresentedDiscard = isPresentedDiscard
        return store
    }
}
