import CursesCore

// A sparkline, one cell a week.
struct SparklineView: View {
    @Environment(\.chartDots) private var chartDots
    @Environment(\.drawsBlocks) private var drawsBlocks
    let levels: [Int?]

    var body: some View {
        // In the text colour, full cells would look like a bar from the top.
        Text(verbatim: text).foregroundStyle(.tint).drawingGroup()
    }

    private var text: String {
        let glyphs = glyphs
        return String(levels.map { $0.map { glyphs[$0] } ?? " " })
    }

    // Eight heights; fewer without block characters.
    private var glyphs: [Character] {
        if drawsBlocks { return Array("▁▂▃▄▅▆▇█") }
        return Array(chartDots == .braille ? "⣀⣀⣤⣤⣶⣶⣿⣿" : "__..--''")
    }
}
