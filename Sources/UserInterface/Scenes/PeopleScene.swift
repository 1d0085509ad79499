public import CursesCore
import Model
import SharedInterface

public struct PeopleScene: Scene {
    @Environment(\.appDependencies) private var appDependencies

    public init() {}

    public var body: some Scene {
        WindowGroup(Text(verbatim: "bmi-tui")) {
            PeopleFlow(store: People(appDependencies, action: log))
        }
        .environment(\.stringCatalog, .module)
        .environment(\.locale, Locale(appDependencies.localeClient))
    }

    // Every Action of every Store arrives at the one at the top.
    private var log: (People.Action) async -> Void {
        let logService = LogService(appDependencies)
        return logService.isOn ? { logService.record($0) } : { _ in }
    }
}
