package import CursesUI
package import Model

extension EnvironmentValues {
    @Entry package var appDependencies = AppDependencies.shared
}
