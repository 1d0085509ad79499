/// What shows frames and tells of keys: the ncurses one, or one without a screen.
package protocol Terminal: AnyObject {
    /// The columns and rows there are now.
    var size: Size { get }
    /// What the terminal can show.
    var capabilities: TerminalCapabilities { get }

    /// Whether clicks and the wheel are heard; the terminal's own selection then needs Shift.
    var capturesMouse: Bool { get set }
    /// What the terminal's own title says, where it has one.
    var title: String { get set }

    /// Which characters are sent.
    var characters: TerminalCharacters { get set }

    /// Takes the terminal over; from now on every event goes to the handler, on the main actor.
    func open(onEvent: @escaping (InputEvent) -> Void) throws(TerminalError)
    /// Shows a frame by sending the cells that changed; the cursor rests where it is told, or hides.
    func present(_ canvas: CellGrid, cursor: Point?)
    /// Sends every cell again with the next frame.
    func invalidate()
    /// Puts text on the clipboard of whoever sits at the terminal.
    func copy(_ text: String)
    /// Gives the terminal back, stops the process and takes the terminal over again when it goes on.
    func suspend()
    /// Gives the terminal back as it was found.
    func close()
}
