import CursesUI
import DataSource

// From the lowest weight to the highest, with the mean between them, in as many cells as there are.
struct StatisticsBarView: View {
    let row: StatisticsRow

    var body: some View {
        if let extent = row.extent, let mean = row.mean {
            GeometryReader { proxy in
                let last = proxy.columns - 1
                bar(
                    cell(extent.lowerBound, last)...cell(extent.upperBound, last),
                    mean: cell(mean, last)
                )
            }
            .frame(height: 1)
            .drawingGroup()
        }
    }

    private func cell(_ share: Double, _ last: Double) -> Int {
        Int((share * max(0, last)).rounded())
    }

    private func bar(_ extent: ClosedRange<Int>, mean: Int) -> some View {
        HStack(spacing: 0) {
            Text(verbatim: cells(0..<extent.lowerBound, " "))
            Text(verbatim: cells(extent.lowerBound..<mean, "─"))
                .foregroundStyle(.secondary)
            Text(verbatim: "●").foregroundStyle(.tint)
            Text(verbatim: cells(mean..<extent.upperBound, "─"))
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
            row: StatisticsRow(
                days: .preview ... .preview,
                statistics: .sample,
                extent: 0.2...0.75,
                mean: 0.4
            )
        )
        .frame(width: 16)
    }
}
