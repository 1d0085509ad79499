import CursesCore
import Model
import SharedInterface

// The drawn measure and the period.
struct MeasureNoteView: View {
    @Environment(\.dayStyle) private var dayStyle
    let store: Trends

    var body: some View {
        ViewThatFits(in: .horizontal) {
            line(dayStyle.span(store.days))
            line(dayStyle.months(store.days))
        }
        .lineLimit(1)
    }

    private func line(_ period: String) -> some View {
        HStack(spacing: 0) {
            Text(store.measure.label).foregroundStyle(.tint)
            Spacer(minLength: 2)
            Text(verbatim: period).bold()
        }
    }
}
