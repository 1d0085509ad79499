public import CursesUI
import Model

public struct PeopleScene: Scene {
    @Environment(\.appDependencies) private var appDependencies

    public init() {}

    public var body: some Scene {
        WindowGroup {
            PeopleView(store: People(appDependencies))
        }
        .environment(\.stringCatalog, .module)
        .environment(\.locale, Locale(appDependencies.localeClient))
    }
}
