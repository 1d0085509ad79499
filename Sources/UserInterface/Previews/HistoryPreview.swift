import CursesCore
import Model
import SharedInterface

struct HistoryPreview: View {
    let makeStore: (AppDependencies) -> History

    var body: some View {
        PreviewHost { appDependencies in
            NavigationStack {
                HistoryFlow(store: makeStore(appDependencies))
            }
        }
    }
}
