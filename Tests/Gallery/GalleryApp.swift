import CursesUI
import GalleryPages

struct GalleryApp: App {
    var body: some Scene {
        WindowGroup { GalleryView(CommandLine.arguments.dropFirst().first) }
    }
}
