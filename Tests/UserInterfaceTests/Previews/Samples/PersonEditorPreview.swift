import CursesCore
import DataSource
import Model

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
    static func preview(
        ownMeasures: [String] = ["", "", ""],
        errors: [PersonField: EntryError] = [:],
        warnings: [EntryWarning] = []
    ) -> PersonEditor {
        let store = PersonEditor(.preview, person: .ann)
        store.draft.ownMeasures = ownMeasures
        store.form.errors = errors
        store.form.presentedWarnings = warnings
        return store
    }
}
