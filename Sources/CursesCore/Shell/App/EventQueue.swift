/// Queue of input events in order of arrival.
///
/// Text is queued in runs, since a field takes a run at once. The length is limited: further input
/// is dropped, as by the kernel's line buffer, and Ctrl-C drops a long queue before it.
struct EventQueue {
    private static let longest = 16_384
    private static let longestText = 1_048_576
    private static let mostBeforeInterrupt = 1_024

    private var items: [Item] = []
    private var head = 0
    private var textStart: String.Index?

    private enum Item {
        case event(InputEvent)
        case text(String)
    }

    var isEmpty: Bool { head == items.count }

    /// The text at the head of the queue; `nil` if another event comes first.
    var text: Substring? {
        guard head < items.count, case .text(let text) = items[head] else { return nil }
        return text[(textStart ?? text.startIndex)...]
    }

    /// Appends an event, unless the queue is full.
    mutating func append(_ event: InputEvent) {
        if case .key(KeyPress("c", modifiers: .control)) = event, isLong { removeAll() }
        guard let typed = event.typedCharacter else {
            if items.count - head < Self.longest { items.append(.event(event)) }
            return
        }
        if head < items.count, case .text(var text) = items[items.count - 1] {
            guard text.utf8.count < Self.longestText else { return }
            items[items.count - 1] = .text("")
            text.append(typed)
            items[items.count - 1] = .text(text)
        } else if items.count - head < Self.longest {
            items.append(.text(String(typed)))
        }
    }

    /// Removes and returns the first event; text is returned by single characters.
    mutating func removeFirst() -> InputEvent? {
        if let character = text?.first {
            removeText(1)
            return .key(KeyPress(KeyEquivalent(character)))
        }
        guard head < items.count, case .event(let event) = items[head] else { return nil }
        removeItem()
        return event
    }

    /// Removes characters from the text at the head of the queue.
    mutating func removeText(_ count: Int) {
        guard let text else { return }
        let rest = text.dropFirst(count)
        textStart = rest.startIndex
        if rest.isEmpty { removeItem() }
    }

    private var isLong: Bool {
        items.count - head > Self.mostBeforeInterrupt
            || text.map { $0.utf8.count > Self.mostBeforeInterrupt } == true
    }

    private mutating func removeItem() {
        head += 1
        textStart = nil
        if head == items.count { removeAll() }
    }

    private mutating func removeAll() {
        items = []
        head = 0
        textStart = nil
    }
}

nonisolated extension InputEvent {
    /// The character typed by a key without modifiers; `nil` for other events.
    fileprivate var typedCharacter: Character? {
        guard case .key(let press) = self, press.modifiers.isEmpty, press.key.isText else {
            return nil
        }
        return press.key.character
    }
}
