import CursesUI
import DataSource

// From the lowest weight to the highest, with the mean between them.
struct StatisticsBarView: View {
    let row: StatisticsRow

    var body: some View {
        HStack(spacing: 0) {
            Text(verbatim: cells(0..<row.extent.lowerBound, " "))
            Text(verbatim: cells(row.extent.lowerBound..<row.meanCell, "─"))
                .foregroundStyle(.secondary)
            Text(verbatim: "●").foregroundStyle(.tint)
            Text(verbatim: cells(row.meanCell..<row.extent.upperBound, "─"))
                .foregroundStyle(.secondary)
        }
    }

    private func cells(_ range: Range<Int>, _ glyph: Character) -> String {
        String(repeating: glyph, count: range.count)
    }
}

struct StatisticsBarView_Previews: PreviewProvider {
    static var previews: some View {
        StatisticsBarView(
            row: StatisticsRow(statistics: .sample, difference: -0.3, extent: 3...11, meanCell: 6)
        )
    }
}
