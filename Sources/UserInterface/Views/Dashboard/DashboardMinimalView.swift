import CursesCore
import DataSource
import Model
import SharedInterface

// For small screens: the BMI and a few weigh-ins.
struct DashboardMinimalView: View {
    @Environment(\.dayStyle) private var dayStyle
    let store: Dashboard

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            if let entry = store.overview.entries.first {
                ViewThatFits(in: .horizontal) {
                    HStack(spacing: 2) {
                        bmi(entry)
                        if let assessment = store.overview.assessment {
                            AssessmentView(assessment: assessment, scheme: store.overview.scheme)
                        }
                    }
                    .frame(idealWidth: 30, maxWidth: .infinity, alignment: .leading)
                    bmi(entry)
                }
                .padding(.leading, 2)
            }
            EntryListView(store: store, isWide: false)
                .help(FigureHelp(store: store, days: dayStyle).text)
        }
    }

    private func bmi(_ entry: HistoryEntry) -> some View {
        HStack {
            Text("BMI")
            Text(verbatim: entry.bmi.formatted(fractionDigits: 2)).bold()
        }
        .lineLimit(1)
    }
}
