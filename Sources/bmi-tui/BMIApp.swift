import CursesUI
import Model
import UserInterface

@main
struct BMIApp: App {
    @ApplicationDelegateAdaptor(AppDelegate.self) private var appDelegate

    var body: some Scene {
        PeopleScene()
    }
}
