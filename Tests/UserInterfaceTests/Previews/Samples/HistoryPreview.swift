import CursesCore
import Model

@testable import SharedInterface
@testable import UserInterface

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
