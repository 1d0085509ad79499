import CursesUI

@main
struct Stars: App {
    var body: some Scene {
        WindowGroup { StarsView() }
    }
}
