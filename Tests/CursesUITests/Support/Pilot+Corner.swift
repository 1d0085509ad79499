import CursesTesting
import CursesUI

extension Pilot {
    /// Starts a view in the upper left corner of the smallest screen.
    convenience init(inCorner view: some View) {
        self.init(
            view.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading),
            20,
            5
        )
    }
}
