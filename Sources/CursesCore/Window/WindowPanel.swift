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
            content = HelpView(memory.content, dismiss: dismiss).node(evaluation.at(0))
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
        let panel = PanelNode(
            evaluation.place,
            content,
            title: title,
            environment: evaluation.environment,
            maxWidth: self == .help ? 80 : 64
        )
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
