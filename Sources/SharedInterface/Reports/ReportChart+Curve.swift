import CursesCore
import DataSource
import Model

extension ReportChart {
    // Pieces of the curve between gaps.
    private var pieces: [ArraySlice<TrendPoint>] {
        let starts = points.indices.filter {
            $0 == points.startIndex || report.extent.gapEnds.contains(points[$0].day)
        }
        return zip(starts, starts.dropFirst() + [points.endIndex]).map { points[$0..<$1] }
    }

    private func path(_ piece: ArraySlice<TrendPoint>) -> String {
        "M" + piece.map { frame.place(of: $0.day, $0.trend) }.joined(separator: "L")
    }

    var line: String { pieces.map(path).joined() }

    var area: String {
        pieces.map { piece in
            let ends = [piece.last, piece.first].compactMap(\.self).map {
                "L\(frame.text(frame.column(of: $0.day))) \(frame.text(frame.bottom))"
            }
            return path(piece) + ends.joined() + "Z"
        }
        .joined()
    }

    // Confidence band of the days whose trend newer weights may still change.
    var halo: String {
        let points = chart.unsettled
        guard points.count > 1 else { return "" }
        let upper = points.map { frame.place(of: $0.day, $0.trend + ($0.margin ?? 0)) }
        let lower = points.reversed().map { frame.place(of: $0.day, $0.trend - ($0.margin ?? 0)) }
        return "M" + (upper + lower).joined(separator: "L") + "Z"
    }

    // Colours the curve by weight, as on the screen.
    func gradient(
        _ name: String,
        opacities: [Double],
        on page: inout MarkupWriter
    ) {
        page.element(
            "linearGradient",
            [
                "id": name, "gradientUnits": "userSpaceOnUse", "x1": "0", "x2": "0",
                "y1": frame.text(frame.top), "y2": frame.text(frame.bottom),
            ]
        ) { page in
            for step in 0...Self.steps {
                let share = Double(step) / Double(Self.steps)
                let (low, high) = (frame.weights.lowerBound, frame.weights.upperBound)
                let part = chart.part(at: high - (high - low) * share)
                let mixture = zip(Self.accent, Self.success).map { accent, success in
                    "\(Int((accent + (success - accent) * part).rounded()))"
                }
                let opacity = opacities[0] + (opacities[1] - opacities[0]) * share
                page.empty(
                    "stop",
                    [
                        "offset": frame.text(share),
                        "stop-color": "rgb(\(mixture.joined(separator: ",")))",
                        "stop-opacity": frame.text(opacity),
                    ]
                )
            }
        }
        page.newLine()
    }

    // Both have enough contrast on white and on black.
    private static let accent = [122.0, 92, 208]
    private static let success = [47.0, 150, 83]
    private static let steps = 8
}
