import CursesUI
import Model

extension EnvironmentValues {
    @Entry var appDependencies = AppDependencies.shared
    @Entry var restore = RestoreAction()
}
