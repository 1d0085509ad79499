import CursesCore
import DataSource
import Model

@testable import SharedInterface
@testable import UserInterface

struct ChangeNoticesPreview: View {
    var event: ChangeNotice.Event?
    var name: String?
    var question: UndoQuestion?

    var body: some View {
        PreviewHost { appDependencies in
            PeopleFlow(
                store: People(
                    appDependencies,
                    undo: Undo(
                        appDependencies,
                        notice: event.map { ChangeNotice($0, name: name, today: .preview) },
                        question: question
                    )
                )
            )
        }
    }
}

extension WeighIn {
    static var newestOfAnn: WeighIn { ofAnn.last ?? .empty }
}
