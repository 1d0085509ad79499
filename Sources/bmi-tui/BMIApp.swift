import CommandLineInterface
import CursesCore
import Model
import UserInterface

@main
struct BMIApp: App {
    @ApplicationDelegateAdaptor(AppDelegate.self) private var appDelegate

    init() { CommandLineProgram(.shared).answer() }

    var body: some Scene { PeopleScene() }
}
