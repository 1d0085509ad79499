import CursesUI
import DataSource
import Model
import SharedInterface

struct ChangeNoticesPreview: View {
    let event: ChangeNotice.Event
    var name: String?

    var body: some View {
        PreviewHost { appDependencies in
            PeopleFlow(
                store: People(
                    appDependencies,
                    undo: Undo(
                        appDependencies,
                        notice: ChangeNotice(event, name: name, today: .preview)
                    )
                )
            )
        }
    }
}

extension WeighIn {
    static var newestOfAnn: WeighIn { ofAnn.last ?? .empty }
}
