/// Rests the cursor on the marked row of a list while the keys are typed elsewhere, so that whoever has
/// the screen read aloud hears it; where the next key is typed is drawn in its place.
package final class SpokenMarkNode: Node {
    private let press: (Int) -> Void

    /// Rests the cursor, and presses the row that is clicked.
    init(_ place: Place, _ content: Node, press: @escaping (Int) -> Void) {
        self.press = press
        super.init(place, children: [content])
    }

    /// The row that is read aloud.
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
        // On the mark before it, which is no letter to be taken for the one that is typed next.
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
