import CursesUI
import DataSource
import Model

struct WeighInEditorPreview: View {
    let store: WeighInEditor

    var body: some View {
        NavigationStack {
            DashboardView(
                store: Dashboard(.preview, person: .ann, weighInEditor: store)
            )
        }
        .environment(\.appDependencies, .preview)
    }
}

extension WeighInEditor {
    static func preview(
        weight: String,
        errors: [Field: EntryError] = [:],
        presentedWarnings: [EntryWarning] = [],
        isPresentedDiscard: Bool = false
    ) -> WeighInEditor {
        let entries = Overview.ann.entries
        let store = WeighInEditor(
            .preview,
            person: .ann,
            weighIns: entries.dropFirst().map(\.weighIn).reversed(),
            errors: errors,
            presentedWarnings: presentedWarnings,
            isPresentedDiscard: isPresentedDiscard
        )
        store.draft.weight = weight
        return store
    }
}

struct WeighInEditorPreview_Previews: PreviewProvider {
    static var previews: some View {
        WeighInEditorPreview(store: .preview(weight: ""))
    }
}
