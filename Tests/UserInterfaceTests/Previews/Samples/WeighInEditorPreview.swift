import CursesCore
import DataSource
import Model

@testable import SharedInterface
@testable import UserInterface

struct WeighInEditorPreview: View {
    let weight: String
    var distinction: Int?
    var measures: [Measure: String] = [:]
    var errors: [WeighInEditor.Field: EntryError] = [:]
    var warnings: [EntryWarning] = []
    var isPresentedDiscard = false
    var attempt = Attempt.idle

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
                            measures: measures,
                            errors: errors,
                            warnings: warnings,
                            isPresentedDiscard: isPresentedDiscard,
                            attempt: attempt
                        )
                    )
                )
            }
        }
    }
}
