public import CursesCore
public import Model

extension AppDelegate: ApplicationDelegate {}
