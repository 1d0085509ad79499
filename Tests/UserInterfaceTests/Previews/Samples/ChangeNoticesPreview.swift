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
                store: People(appDependencies).with {
                    $0.undo.notice = event.map { ChangeNotice($0, name: name, today: .preview) }
                    $0.undo.question = question
                }
            )
        }
    }
}

extension Composable {
    /// Changes the state of children that the Store makes itself.
    func with(_ change: (Self) -> Void) -> Self {
        change(self)
        return self
    }
}

extension WeighIn {
    static var newestOfAnn: WeighIn { ofAnn.last ?? .empty }
}
