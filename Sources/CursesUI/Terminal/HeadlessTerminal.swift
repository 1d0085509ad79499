/// A terminal without a screen: it keeps the last frame and is fed events by hand.
final class HeadlessTerminal: Terminal {
    private(set) var size: Size
    let capabilities: TerminalCapabilities
    private(set) var canvas: Canvas
    private(set) var cursor: Point?
    private(set) var presentedFrames = 0
    private(set) var suspensions = 0
    private(set) var isOpen = false
    private var onEvent: (InputEvent) -> Void = { _ in }

    init(size: Size, capabilities: TerminalCapabilities = .modern) {
        self.size = size
        self.capabilities = capabilities
        canvas = Canvas(size: size)
    }

    func open(onEvent: @escaping (InputEvent) -> Void) throws(TerminalError) {
        self.onEvent = onEvent
        isOpen = true
    }

    func present(_ canvas: Canvas, cursor: Point?) {
        self.canvas = canvas
        self.cursor = cursor
        presentedFrames += 1
    }

    func invalidate() {}

    func suspend() {
        suspensions += 1
    }

    func close() {
        isOpen = false
    }

    func send(_ event: InputEvent) {
        if case .resize(let size) = event { self.size = size }
        onEvent(event)
    }
}
