/// A command of the app that a window cannot run itself.
package enum AppCommand {
    case quit, suspend, redraw
    /// Copies text to the clipboard.
    case copy(String)
}
