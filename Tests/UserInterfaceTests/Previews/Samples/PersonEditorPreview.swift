import CursesCore
import DataSource

@testable import Model
@testable import SharedInterface
@testable import UserInterface

struct PersonEditorPreview: View {
    let store: PersonEditor

    var body: some View {
        NavigationStack {
            DashboardFlow(store: Dashboard(.preview, person: .ann, personEditor: store))
        }
        .environment(\.appDependencies, .preview)
    }
}

extension PersonEditor {
    static func preview(goal: String, by day: String) -> PersonEditor {
        let start = GoalStart(day: Day.preview.advanced(by: -200), trend: 82.4)
        let store = PersonEditor(
            .preview,
            person: .ann,
            goalBasis: GoalBasis(
                starts: [GoalStart(day: .preview, trend: 71.6), start],
                ownPace: -0.5,
                healthyWeights: 58.7...79.1
            ),
            today: .preview
        )
        store.draft.goalWeight = goal
        store.draft.goalBy = day
        store.goalStart = start
        return store
    }

    static func preview(
        ownMeasures: [String] = ["", "", ""],
        errors: [PersonField: EntryError] = [:],
        warnings: [EntryWarning] = []
    ) -> PersonEditor {
        let store = PersonEditor(.preview, person: .ann)
        store.draft.ownMeasures = ownMeasures
        store.form.errors = errors
        store.form.present(warnings)
        return store
    }
}
