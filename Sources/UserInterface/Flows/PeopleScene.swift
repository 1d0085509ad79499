public import CursesCore
import Model
import SharedInterface

public struct PeopleScene: Scene {
    @Environment(\.appDependencies) private var appDependencies

    public init() {}

    public var body: some Scene {
        WindowGroup(Text(verbatim: "bmi-tui")) {
            PeopleFlow(store: People(appDependencies))
        }
        .environment(\.stringCatalog, .module)
        .environment(\.locale, Locale(appDependencies.localeClient))
    }
}
