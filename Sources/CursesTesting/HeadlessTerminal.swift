package import CursesCore

/// A terminal without a screen for tests: it stores the last frame and takes events from callers.
package final class HeadlessTerminal: Terminal {
    package private(set) var size: Size
    package let capabilities: TerminalCapabilities
    package private(set) var canvas: CellGrid
    package private(set) var cursor: Point?
    package private(set) var showsCursor = true
    private(set) var presentedFrames = 0
    private(set) var suspensions = 0
    package var capturesMouse = true
    package var title = ""
    /// The text copied last.
    package private(set) var copied: String?
    package var characters = TerminalCharacters.automatic
    private(set) var isOpen = false
    private var onEvent: (InputEvent) -> Void = { _ in }

    package init(size: Size, capabilities: TerminalCapabilities = .modern) {
        self.size = size
        self.capabilities = capabilities
        canvas = CellGrid(size: size)
    }

    package func open(onEvent: @escaping (InputEvent) -> Void) throws(TerminalError) {
        self.onEvent = onEvent
        isOpen = true
    }

    package func present(_ canvas: CellGrid, cursor: Point?, showsCursor: Bool) {
        self.canvas = canvas
        self.cursor = cursor
        self.showsCursor = showsCursor
        presentedFrames += 1
    }

    package func invalidate() {}

    package func copy(_ text: String) {
        copied = text
    }

    package func suspend() {
        suspensions += 1
    }

    package func close() {
        isOpen = false
    }

    package func send(_ event: InputEvent) {
        if case .resize(let size) = event { self.size = size }
        onEvent(event)
    }
}
