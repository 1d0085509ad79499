public import CursesUI
import SampleModel

public struct PersonBMIScene: Scene {
    @Environment(\.appDependencies) private var appDependencies

    public init() {}

    public var body: some Scene {
        WindowGroup {
            PersonBMIView(store: .init(appDependencies))
        }
    }
}
