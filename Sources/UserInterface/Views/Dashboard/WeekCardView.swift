import CursesCore
import DataSource
import Model
import SharedInterface

// The week that has ended, beside the list; where there is no room, in one line.
struct WeekCardView: View {
    static let width = 40.0

    @Environment(\.dayStyle) private var dayStyle
    let week: FinishedWeek
    let style: WeightStyle
    let dismiss: () -> Void

    var body: some View {
        Section(texts.title) {
            VStack(alignment: .leading) {
                Text(verbatim: texts.mean).bold()
                if let change = texts.change { Text(verbatim: change) }
                if let best = texts.best { Text(verbatim: best).foregroundStyle(.success) }
                HStack(spacing: 2) {
                    SparklineView(levels: week.levels)
                    Text(verbatim: texts.weighedDays)
                }
                Spacer()
                Text("x hides this").foregroundStyle(.secondary)
            }
        }
        .noteDismissed(by: dismiss)
    }

    private var texts: WeekStyle { WeekStyle(week, style, dayStyle) }
}

struct WeekNoteView: View {
    @Environment(\.dayStyle) private var dayStyle
    let week: FinishedWeek
    let style: WeightStyle
    let dismiss: () -> Void

    var body: some View {
        let texts = WeekStyle(week, style, dayStyle)
        PassingNoteView(
            text: "Last week: \(texts.line) · x hides this",
            brief: "Last week \(style.meanText(week.mean)) · x hides",
            isGood: week.best != nil,
            dismiss: dismiss
        )
    }
}
