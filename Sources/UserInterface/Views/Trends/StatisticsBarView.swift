import CursesCore
import DataSource

// From lowest to highest weight in half cells, with the mean if most bars are long enough.
struct StatisticsBarView: View {
    // In shorter bars the mean would hide which side is longer.
    private static let leastWithMean = 5.0

    let row: StatisticsRow
    // Mean share of the column that a bar fills.
    let share: Double

    var body: some View {
        if let extent = row.extent, let mean = row.mean {
            GeometryReader { proxy in
                let halves =
                    half(extent.lowerBound, of: proxy)...half(extent.upperBound, of: proxy)
                if share * Double(proxy.columns) < Self.leastWithMean {
                    bar(halves)
                } else {
                    bar(halves, mean)
                }
            }
            .frame(height: 1)
            .drawingGroup()
        }
    }

    private func half(_ place: Double, of proxy: GeometryProxy) -> Int {
        Int((place * Double(max(0, proxy.columns * 2 - 1))).rounded())
    }

    // A bar that starts or ends within a cell takes half of it.
    private func bar(_ halves: ClosedRange<Int>) -> some View {
        let (first, last) = (halves.lowerBound / 2, halves.upperBound / 2)
        let cells = (first...last).map { cell in
            switch (halves.contains(cell * 2), halves.contains(cell * 2 + 1)) {
            case (true, true): "─"
            case (true, false): "╴"
            default: "╶"
            }
        }
        return HStack(spacing: 0) {
            Text(verbatim: String(repeating: " ", count: first))
            line(cells.joined())
        }
    }

    // Within the cell of the mean, no line is drawn.
    private func bar(_ halves: ClosedRange<Int>, _ mean: Double) -> some View {
        let (first, last) = (halves.lowerBound / 2, halves.upperBound / 2)
        let mean = first + Int((Double(last - first) * place(of: mean)).rounded())
        let below = halves.lowerBound.isMultiple(of: 2) ? "─" : "╶"
        let above = halves.upperBound.isMultiple(of: 2) ? "╴" : "─"
        return HStack(spacing: 0) {
            Text(verbatim: String(repeating: " ", count: first))
            if first < mean { line(below + String(repeating: "─", count: mean - first - 1)) }
            Text(verbatim: "●").foregroundStyle(.tint)
            if mean < last { line(String(repeating: "─", count: last - mean - 1) + above) }
        }
    }

    // Relative to the ends: in few cells this shows more than the position in the column.
    private func place(of mean: Double) -> Double {
        guard let extent = row.extent, extent.upperBound > extent.lowerBound else { return 0 }
        let length = extent.upperBound - extent.lowerBound
        return min(max(0, (mean - extent.lowerBound) / length), 1)
    }

    private func line(_ cells: String) -> some View {
        Text(verbatim: cells).foregroundStyle(.secondary)
    }
}
