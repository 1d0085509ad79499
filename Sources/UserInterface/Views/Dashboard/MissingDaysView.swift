import CursesCore
import DataSource
import SharedInterface

// Days missing for a rate, as a sentence if it fits.
struct MissingDaysView: View {
    @Environment(\.dayStyle) private var dayStyle
    let missingDays: MissingDays

    var body: some View {
        ViewThatFits(in: .horizontal) {
            Text(sentence)
            Text(brief)
        }
        .foregroundStyle(.secondary)
        .lineLimit(1)
    }

    private var sentence: LocalizedStringKey {
        if missingDays.count > 1 {
            return "\(missingDays.count) more days until your weekly rate."
        }
        return missingDays.firstDay.map {
            "Weigh in on \(dayStyle.short($0)) or later for your weekly rate."
        } ?? "One more day until your weekly rate."
    }

    private var brief: LocalizedStringKey {
        if missingDays.count > 1 { return "\(missingDays.count) more days until your weekly rate" }
        return missingDays.firstDay.map { "your weekly rate from \(dayStyle.short($0)) on" }
            ?? "one more day until your weekly rate"
    }
}
