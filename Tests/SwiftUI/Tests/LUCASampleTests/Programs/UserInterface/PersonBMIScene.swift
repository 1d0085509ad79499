import CursesUI

struct PersonBMIScene: Scene {
    @Environment(\.appDependencies) private var appDependencies

    init() {}

    var body: some Scene {
        WindowGroup {
            PersonBMIView(store: .init(appDependencies))
        }
    }
}
