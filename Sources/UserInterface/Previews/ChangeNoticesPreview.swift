import CursesUI
import DataSource
import Model

struct ChangeNoticesPreview: View {
    var event: ChangeNotice.Event?
    var name: String?
    var failure: People.UndoFailure?

    var body: some View {
        PreviewHost { appDependencies in
            PeopleView(
                store: People(
                    appDependencies,
                    changeNotice: event.map { ChangeNotice($0, name: name, today: .preview) },
                    undoFailure: failure
                )
            )
        }
    }
}

extension WeighIn {
    static var newestOfAnn: WeighIn { ofAnn.last ?? .empty }
}
