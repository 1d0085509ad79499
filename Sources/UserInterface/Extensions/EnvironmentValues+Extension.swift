import CursesCore

extension EnvironmentValues {
    @Entry var restore = RestoreAction()
}
