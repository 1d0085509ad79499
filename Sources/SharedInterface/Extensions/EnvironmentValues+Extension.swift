package import CursesCore
package import Model

extension EnvironmentValues {
    @Entry package var appDependencies = AppDependencies.shared
}
