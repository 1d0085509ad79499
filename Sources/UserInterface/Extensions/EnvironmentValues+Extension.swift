import CursesUI

extension EnvironmentValues {
    @Entry var restore = RestoreAction()
}
