/// Shows frames and sends events; implemented by ncurses and without a screen.
package protocol Terminal: AnyObject {
    /// The present size in columns and rows.
    var size: Size { get }
    /// Capabilities of the terminal.
    var capabilities: TerminalCapabilities { get }

    /// True if the mouse is captured; the terminal's own selection then needs Shift.
    var capturesMouse: Bool { get set }
    /// The terminal's title, if it has one.
    var title: String { get set }

    /// The set of characters to send.
    var characters: TerminalCharacters { get set }

    /// Takes over the terminal; from now on the handler gets every event, on the main actor.
    func open(onEvent: @escaping (InputEvent) -> Void) throws(TerminalError)
    /// Shows a frame by sending the changed cells; the cursor is hidden if `nil`.
    func present(_ canvas: CellGrid, cursor: Point?)
    /// Sends every cell again with the next frame.
    func invalidate()
    /// Copies text to the clipboard of the user's terminal.
    func copy(_ text: String)
    /// Restores the terminal, stops the process, and takes over the terminal when it continues.
    func suspend()
    /// Restores the terminal.
    func close()
}
