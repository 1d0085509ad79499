/// A panel of the window over its screens.
enum WindowPanel {
    case help, palette

    /// Returns the layer of the panel over a frame.
    func layer(
        _ evaluation: Evaluation,
        over frame: Frame,
        rows: Int,
        messages: [String],
        dismiss: @escaping () -> Void
    ) -> Layer {
        let content: Node
        let title: String
        switch self {
        case .help:
            let memory = evaluation.place.slot {
                Called(
                    HelpGroup.all(in: frame, messages: messages, evaluation.environment),
                    in: frame
                )
            }
            content = HelpView(groups: memory.content, dismiss: dismiss).node(evaluation.at(0))
            title = evaluation.string("Help")
        case .palette:
            let memory = evaluation.place.slot {
                let english = EnglishNames(evaluation.environment)
                let commands = Command.all(in: frame, english)
                let width = CommandPalette.width(of: commands)
                let find = { frame.paletteItems($0).map { Command($0, english) } }
                return Called((commands: commands, width: width, find: find), in: frame)
            }
            let palette = CommandPalette(
                commands: memory.content.commands,
                width: memory.content.width,
                rows: rows,
                find: memory.content.find,
                dismiss: dismiss
            )
            content = palette.node(evaluation.at(1))
            title = evaluation.string("Actions")
        }
        let maxWidth = self == .help ? 120 : 64
        let panel = PanelNode(evaluation, content, title: title, maxWidth: maxWidth)
        // Top alignment keeps the palette in place while its list grows and shrinks.
        let alignment: Alignment = self == .palette ? .top : .center
        return Layer(panel, place: evaluation.place, alignment: alignment, dismiss: dismiss)
    }

    /// Keeps the content from the opening of the panel, and the frame that its actions need.
    private final class Called<Content> {
        let content: Content
        let frame: Frame

        init(_ content: Content, in frame: Frame) {
            self.content = content
            self.frame = frame
        }
    }
}

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
}
