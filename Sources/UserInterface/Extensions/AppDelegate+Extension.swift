public import CursesUI
public import Model

extension AppDelegate: ApplicationDelegate {}
