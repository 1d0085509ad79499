import CursesCore

extension EnvironmentValues {
    @Entry var openScreen = OpenScreenAction()
    @Entry var restore = RestoreAction()
}
