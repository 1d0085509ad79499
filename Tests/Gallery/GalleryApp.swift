import CursesUI
import GalleryPages

@main
struct GalleryApp: App {
    var body: some Scene {
        WindowGroup { GalleryView(CommandLine.arguments.dropFirst().first) }
    }
}
