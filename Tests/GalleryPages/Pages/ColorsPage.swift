import CursesCore
import CursesUI

enum ColorsPage: PreviewProvider {
    static var previews: some View {
        VStack(alignment: .leading) {
            ForEach(ColorSet.allCases, id: \.self) { set in
                HStack {
                    Text(verbatim: "\(set)")
                        .frame(width: .columns(14), alignment: .leading)
                    Text("tint").foregroundStyle(.tint)
                    Text("success").foregroundStyle(.success)
                    Text("warning").foregroundStyle(.warning)
                    Text("danger").foregroundStyle(.danger)
                    Text("secondary").foregroundStyle(.secondary)
                    Text("tertiary").foregroundStyle(.tertiary)
                    Text("───").foregroundStyle(.separator)
                }
                .colorSet(set)
            }
        }
    }
}

/// Every set with true colour, 256 and 16 colours, on a dark and on a light background.
enum ColorSetsPage: PreviewProvider {
    private static let counts = [16_777_216, 256, 16]
    private static let grounds: [UInt32] = [0x1E2128, 0xFBFBFA]

    static var previews: some View {
        VStack(alignment: .leading) {
            ForEach(ColorSet.allCases, id: \.self) { set in
                HStack {
                    Text(verbatim: "\(set)").frame(width: .columns(13), alignment: .leading)
                    ForEach(counts, id: \.self) { count in
                        ForEach(grounds, id: \.self) { ground in sample(set, count, RGB(ground)) }
                    }
                }
            }
        }
    }

    private static func sample(_ set: ColorSet, _ count: Int, _ ground: RGB) -> some View {
        let isDark = ground.contrast(with: .white) > ground.contrast(with: .black)
        let theme = Theme(
            set,
            on: TerminalColors(
                count: count,
                background: count < 256 ? nil : ground,
                foreground: isDark ? .white : .black
            )
        )
        let signs = [theme.tint, theme.success, theme.warning, theme.danger]
        let text = zip(["a", "✓", "!", "✗"], signs).reduce(Text(verbatim: "")) {
            $0 + Text(verbatim: $1.0).foregroundStyle(Painted($1.1, on: count < 256 ? nil : ground))
        }
        let edge = [0, 0.25, 0.5, 0.75, 1].reduce(Text(verbatim: "")) { text, part in
            let edge = theme.fade.map {
                Style(foreground: $0.edge(part), background: $0.ground(part, depth: 0))
            }
            return text + Text(verbatim: "▀").foregroundStyle(Painted(edge ?? theme.tint))
        }
        return text + edge
    }

    /// A style as it is, on a background.
    private struct Painted: ShapeStyle {
        var look: Style

        init(_ look: Style, on ground: RGB? = nil) {
            self.look = look
            if let ground { self.look.background = Color(mixture: ground) }
        }

        func style(in theme: Theme) -> Style { look }
    }
}
