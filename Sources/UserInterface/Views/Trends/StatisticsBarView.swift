import CursesUI
import DataSource

// From the lowest weight to the highest, with the mean between them.
struct StatisticsBarView: View {
    let row: StatisticsRow

    var body: some View {
        if let extent = row.extent, let meanCell = row.meanCell {
            HStack(spacing: 0) {
                Text(verbatim: cells(0..<extent.lowerBound, " "))
                Text(verbatim: cells(extent.lowerBound..<meanCell, "─"))
                    .foregroundStyle(.secondary)
                Text(verbatim: "●").foregroundStyle(.tint)
                Text(verbatim: cells(meanCell..<extent.upperBound, "─"))
                    .foregroundStyle(.secondary)
            }
        }
    }

    private func cells(_ range: Range<Int>, _ glyph: Character) -> String {
        String(repeating: glyph, count: range.count)
    }
}

struct StatisticsBarView_Previews: PreviewProvider {
    static var previews: some View {
        StatisticsBarView(
            row: StatisticsRow(
                days: .preview ... .preview,
                statistics: .sample,
                extent: 3...11,
                meanCell: 6
            )
        )
    }
}
