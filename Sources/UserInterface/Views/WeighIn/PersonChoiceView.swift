import CursesCore
import DataSource
import SharedInterface

struct PersonChoiceView: View {
    @Environment(\.nameStyle) private var nameStyle
    let summary: PersonSummary
    let digit: Character?
    let isCurrent: Bool
    let style: WeightStyle
    // Search terms to highlight.
    var marks: [String] = []

    var body: some View {
        HStack {
            Text(verbatim: digit.map { String($0) } ?? "")
                .foregroundStyle(.secondary)
                .frame(width: 1)
            // The name is truncated before the weight.
            ViewThatFits(in: .horizontal) {
                HStack {
                    name
                    if isCurrent { Text("· shown").foregroundStyle(.secondary) }
                }
                name
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            Text(verbatim: summary.weighIn.map { style.text($0.weight) } ?? "–")
                .lineLimit(1)
                .layoutPriority(1)
        }
    }

    private var name: some View {
        Text(verbatim: nameStyle.title(summary), marking: marks).bold(isCurrent).lineLimit(1)
    }
}
