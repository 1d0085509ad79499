/// What the app does that a window cannot do itself.
package enum AppCommand {
    case quit, suspend, redraw
    /// Puts text on the clipboard.
    case copy(String)
}
