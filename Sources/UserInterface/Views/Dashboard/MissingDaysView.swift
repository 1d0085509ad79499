import CursesUI
import DataSource
import SharedInterface

// What a rate wants, in a sentence where there is room for it.
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
            return "Weigh in on \(missingDays.count) more days to see the rate."
        }
        return missingDays.firstDay.map {
            "Weigh in on \(dayStyle.short($0)) or later to see the rate."
        } ?? "Weigh in on one more day to see the rate."
    }

    private var brief: LocalizedStringKey {
        if missingDays.count > 1 { return "\(missingDays.count) more days to see the rate" }
        return missingDays.firstDay.map { "from \(dayStyle.short($0)) on it shows the rate" }
            ?? "one more day to see the rate"
    }
}

struct MissingDaysView_Previews: PreviewProvider {
    static var previews: some View {
        VStack(alignment: .leading) {
            MissingDaysView(missingDays: MissingDays(count: 4))
            MissingDaysView(missingDays: MissingDays(count: 1))
            MissingDaysView(missingDays: MissingDays(count: 1, firstDay: .preview))
        }
    }
}
