extension View {
    /// Sets the accent of the views below.
    public func tint<S: ShapeStyle>(_ tint: S) -> ModifiedView {
        ModifiedView(
            self,
            enter: { $0.putting(tint.style(in: $0.environment.theme)) { $0.theme.tint = $1 } }
        )
    }
}

extension View {
    /// Hides the view while an overlay covers its screen, but keeps its space; for hints about keys
    /// that are inactive then.
    package func hiddenWhileCovered() -> ModifiedView {
        wrapped {
            DrawnNode($0.place, $1) { _, painter, drawContent in
                if !painter.isCovered { drawContent() }
            }
        }
    }
}

extension View {
    /// Sets the characters to draw with; with `ascii`, charts use ASCII too.
    public func characters(_ characters: TerminalCharacters) -> ModifiedView {
        environment {
            $0.terminalCharacters = characters
            if characters == .ascii { $0.chartDots = .ascii }
        }
    }
}

extension View {
    /// Sets the colours of the views below, adapted to the terminal's background.
    public func colorSet(_ set: ColorSet) -> ModifiedView {
        ModifiedView(
            self,
            enter: {
                $0.keeping(by: set) { $0.theme = ThemeMemory.theme(set, on: $0.terminalColors) }
            }
        )
    }
}

extension View {
    /// Draws the view as one picture, which keeps its colours in a selected row.
    public func drawingGroup() -> ModifiedView {
        wrapped { DrawingGroupNode($0.place, children: [$1]) }
    }
}

/// A node whose cells are never reversed.
private final class DrawingGroupNode: Node {
    override var pictures: [Node] { [self] }
}
