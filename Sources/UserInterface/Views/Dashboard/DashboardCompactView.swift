import CursesCore
import DataSource
import Model
import SharedInterface

struct DashboardCompactView<Course: View>: View {
    @Environment(\.dayStyle) private var dayStyle
    let store: Dashboard
    var hasScale = true
    // True if there is a row for the measures.
    var hasMeasures = false
    // The facts between today and the earlier weigh-ins.
    @ViewBuilder let course: () -> Course

    var body: some View {
        VStack(alignment: .leading) {
            if let entry = store.overview.entries.first {
                ViewThatFits(in: .horizontal) {
                    line(entry, hasTrend: hasTrend)
                    // Drops the change: without a date it is ambiguous, and it is in the list too.
                    if hasTrend, entry.weighIn.day == store.today {
                        line(entry, hasChange: false, hasTrend: true)
                    }
                    line(entry, hasTrend: false)
                    weight(entry)
                }
            }
            DashboardTodayView(
                overview: store.overview,
                about: GrowthWords.about(store, dayStyle),
                hasScale: hasScale
            )
            Group {
                if let growth = store.overview.growth {
                    GrowthLineView(growth: growth, style: style, today: store.today)
                } else {
                    RateLineView(
                        rate: store.overview.rate,
                        style: style,
                        isStale: store.overview.isStale(on: store.today),
                        today: store.today
                    )
                }
            }
            .help(FigureHelp(store, style, dayStyle).text)
            if let goal = store.person.goal {
                GoalLineView(
                    goal: goal,
                    outlook: store.overview.goal,
                    style: style,
                    today: store.today
                )
            }
            if hasMeasures { MeasureLineView(store: store) }
            course()
            if !store.overview.hasCourse {
                FirstKeysView(namesGoal: store.offersGoal)
                    .foregroundStyle(.secondary)
                    .lineLimit(1)
            }
            EntryListView(store: store, isWide: false)
            if let week = store.finishedWeek {
                WeekNoteView(week: week, style: style) {
                    Task { await store.send(.weekCloseButtonTapped) }
                }
            }
        }
        .padding(.horizontal)
    }

    private var hasTrend: Bool { store.overview.hasCourse && store.overview.growth == nil }

    private func line(
        _ entry: HistoryEntry,
        hasChange: Bool = true,
        hasTrend: Bool
    ) -> some View {
        HStack(spacing: 2) {
            weight(entry)
            if entry.weighIn.day < store.today {
                Text(verbatim: dayStyle.ago(entry.weighIn.day, today: store.today))
            } else if hasChange, let change = changeText(entry) {
                Text(verbatim: change).foregroundStyle(.secondary)
            }
            Spacer()
            if hasTrend { Text("trend \(style.mean(entry.trend))") }
        }
    }

    private func changeText(_ entry: HistoryEntry) -> String? {
        guard let change = entry.change,
            let previous = store.overview.entries.dropFirst().first?.weighIn
        else { return nil }
        let amount = style.aligned(with: entry).changeText(change)
        return dayStyle.since(previous, amount, on: entry.weighIn.day, today: store.today)
    }

    private func weight(_ entry: HistoryEntry) -> some View {
        Text(verbatim: style.text(entry.weighIn.weight)).bold()
    }

    private var style: WeightStyle { WeightStyle(store.settings.weightUnit) }
}
