package import CursesCore
import Model
import SharedInterface

package struct PeoplePreview: View {
    package init() {}

    package var body: some View {
        PeopleView_Previews.previews
            .environment(\.stringCatalog, .module)
    }
}
