/// Keeps the cursor on the marked row while a field has the focus, so that a screen reader reads
/// the row; the caret of the field is drawn reversed.
package final class SpokenMarkNode: Node {
    private let press: (Int) -> Void

    /// Creates the node; `press` is called with the index of a clicked row.
    init(_ place: Place, _ content: Node, press: @escaping (Int) -> Void) {
        self.press = press
        super.init(place, children: [content])
    }

    /// The screen row that is read aloud, or `nil`.
    package var markedRow: Int? { list?.currentRow?.frame.minY }

    package override func draw(on painter: Painter) {
        super.draw(on: painter)
        guard let list, let row = list.currentRow else { return }
        painter.hit(self, in: list.frame)
        let bar = Rect(x: list.frame.minX, y: row.frame.minY, width: list.frame.width, height: 1)
        painter.select(bar, around: row)
        guard let caret = painter.cursor?.point else { return }
        painter.overlay(
            Rect(origin: caret, size: Size(width: 1, height: 1)),
            style: Style(attributes: .reverse)
        )
        // On the marker before the row, since a letter there could be taken for the next one typed.
        let mark = max(list.frame.minX, row.frame.minX - 2)
        painter.rest(cursorAt: Point(x: mark, y: row.frame.minY))
    }

    package override func handle(_ event: MouseEvent) -> KeyPress.Result {
        guard event.kind == .click, let row = list?.row(at: event.location) else { return .ignored }
        press(row)
        return .handled
    }

    private var list: ListNode? {
        withDescendants.lazy.compactMap { $0 as? ListNode }.first
    }
}
