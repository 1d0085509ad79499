/// What the app does on a key that works everywhere.
enum AppCommand {
    case quit, suspend, redraw
}
