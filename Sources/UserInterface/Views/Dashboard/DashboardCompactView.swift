import CursesCore
import DataSource
import Model
import SharedInterface

struct DashboardCompactView<Course: View>: View {
    @Environment(\.dayStyle) private var dayStyle
    let store: Dashboard
    var hasNote = false
    var isLarge = true
    // True if there is a row for the measures.
    var hasMeasures = false
    // The facts between today and the earlier weigh-ins.
    @ViewBuilder let course: () -> Course

    var body: some View {
        VStack(alignment: .leading) {
            Group {
                DashboardWeightView(store: store, isLarge: isLarge, isWhole: true)
                if !isLarge, store.overview.growth == nil {
                    DashboardTodayView(overview: store.overview, hasScale: false)
                }
                if let growth = store.overview.growth {
                    DashboardTodayView(
                        overview: store.overview,
                        about: GrowthWords.about(store, dayStyle),
                        hasScale: false
                    )
                    GrowthLineView(growth: growth, style: style, today: store.today)
                }
                DashboardSentenceView(store: store, hasRate: !store.settings.showsFigures)
                if store.settings.showsFigures { figures }
            }
            .help(FigureHelp(store: store, days: dayStyle).text)
            if hasMeasures { MeasureLineView(store: store) }
            course()
            EntryListView(store: store, isWide: false)
            if let week = store.finishedWeek {
                WeekNoteView(week: week, style: style) { store.send(.weekCloseButtonTapped) }
            }
        }
        .padding(.horizontal)
        .figuresButton(store, hasNote: hasNote)
    }

    private var figures: some View {
        ViewThatFits(in: .vertical) {
            DashboardFactsView(store: store, hasWeek: false)
            DashboardFactsView(store: store, isWhole: false)
        }
    }

    private var style: WeightStyle { WeightStyle(store.settings.weightUnit) }
}
