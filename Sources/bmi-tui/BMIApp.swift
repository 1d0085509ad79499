import CursesUI
import Model
import UserInterface

@main
struct BMIApp: App {
    @ApplicationDelegateAdaptor(AppDelegate.self) private var appDelegate

    init() {
        if CommandLine.argc > 1 { CommandLineAnswer(.shared)?.give() }
    }

    var body: some Scene {
        PeopleScene()
    }
}
