import CursesUI
import DataSource

// A course in one row, a cell a week.
struct SparklineView: View {
    private static let glyphs = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]

    let levels: [Int?]

    var body: some View {
        // In the colour of the text its columns would seem to hang from above.
        Text(verbatim: text).foregroundStyle(.tint).drawingGroup()
    }

    private var text: String {
        levels.map { $0.map { Self.glyphs[$0] } ?? " " }.joined()
    }
}

struct SparklineView_Previews: PreviewProvider {
    static var previews: some View {
        SparklineView(levels: [7, 6, 6, nil, 5, 4, 4, 3, 2, 2, 1, nil, 0])
    }
}
