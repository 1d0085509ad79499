import CursesUI
import DataSource

// From the lowest weight to the highest, with the mean between them, by half cells.
struct StatisticsBarView: View {
    let row: StatisticsRow

    var body: some View {
        if let extent = row.extent, let mean = row.mean {
            GeometryReader { proxy in
                bar(
                    half(extent.lowerBound, of: proxy)...half(extent.upperBound, of: proxy),
                    mean: half(mean, of: proxy) / 2
                )
            }
            .frame(height: 1)
            .drawingGroup()
        }
    }

    private func half(_ share: Double, of proxy: GeometryProxy) -> Int {
        Int((share * max(0, proxy.columns * 2 - 1)).rounded())
    }

    // A line that begins or ends within a cell takes half of it.
    private func bar(_ halves: ClosedRange<Int>, mean: Int) -> some View {
        let (first, last) = (halves.lowerBound / 2, halves.upperBound / 2)
        let below = halves.lowerBound.isMultiple(of: 2) ? "─" : "╶"
        let above = halves.upperBound.isMultiple(of: 2) ? "╴" : "─"
        return HStack(spacing: 0) {
            Text(verbatim: String(repeating: " ", count: first))
            if first < mean { line(below + String(repeating: "─", count: mean - first - 1)) }
            Text(verbatim: "●").foregroundStyle(.tint)
            if mean < last { line(String(repeating: "─", count: last - mean - 1) + above) }
        }
    }

    private func line(_ cells: String) -> some View {
        Text(verbatim: cells).foregroundStyle(.secondary)
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
