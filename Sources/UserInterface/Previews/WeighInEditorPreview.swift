import CursesCore
import DataSource
import Model
import SharedInterface

struct WeighInEditorPreview: View {
    let weight: String
    var distinction: Int?
    var errors: [WeighInEditor.Field: EntryError] = [:]
    var presentedWarnings: [EntryWarning] = []
    var isPresentedDiscard = false
    var hindrance: Hindrance?

    var body: some View {
        PreviewHost { appDependencies in
            NavigationStack {
                DashboardFlow(
                    store: Dashboard(
                        appDependencies,
                        person: .ann,
                        weighInEditor: .preview(
                            appDependencies,
                            weight: weight,
                            distinction: distinction,
                            errors: errors,
                            presentedWarnings: presentedWarnings,
                            isPresentedDiscard: isPresentedDiscard,
                            hindrance: hindrance
                        )
                    )
                )
            }
        }
    }
}
