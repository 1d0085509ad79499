import CursesCore
import DataSource

// A course in one row, a cell a week.
struct SparklineView: View {
    @Environment(\.chartDots) private var chartDots
    @Environment(\.drawsBlocks) private var drawsBlocks
    let levels: [Int?]

    var body: some View {
        // In the colour of the text its columns would seem to hang from above.
        Text(verbatim: text).foregroundStyle(.tint).drawingGroup()
    }

    private var text: String {
        let glyphs = glyphs
        return String(levels.map { $0.map { glyphs[$0] } ?? " " })
    }

    // Each of eight heights, or two of them.
    private var glyphs: [Character] {
        if drawsBlocks { return Array("▁▂▃▄▅▆▇█") }
        return Array(chartDots == .braille ? "⣀⣀⣤⣤⣶⣶⣿⣿" : "__..--''")
    }
}

struct SparklineView_Previews: PreviewProvider {
    static var previews: some View {
        SparklineView(levels: [7, 6, 6, nil, 5, 4, 4, 3, 2, 2, 1, nil, 0])
    }
}
