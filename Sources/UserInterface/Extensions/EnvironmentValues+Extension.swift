import CursesUI
import Model

extension EnvironmentValues {
    var appDependencies: AppDependencies {
        get { self[AppDependenciesKey.self] }
        set { self[AppDependenciesKey.self] = newValue }
    }

    private enum AppDependenciesKey: EnvironmentKey {
        static let defaultValue = AppDependencies.shared
    }
}
