import CursesCore
import DataSource
import Model
import SharedInterface

struct PersonEditorPreview: View {
    let store: PersonEditor

    var body: some View {
        NavigationStack {
            DashboardFlow(store: Dashboard(.preview, person: .ann, personEditor: store))
        }
        .environment(\.appDependencies, .preview)
    }
}
