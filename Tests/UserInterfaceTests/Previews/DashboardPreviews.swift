import CursesCore
import DataSource

@testable import Model
@testable import SharedInterface
@testable import UserInterface

extension Preview {
    @PreviewTable static var dashboard: [Preview] {
        Preview(component: "DashboardChartView") {
            PreviewHost { DashboardChartView(store: .ann($0)) }
        }
        Preview(component: "DashboardCompactView") {
            PreviewHost { DashboardCompactView(store: .ann($0)) { Divider() } }
        }
        Preview("DashboardContentView") {
            PreviewHost { DashboardContentView(store: .ann($0)) }
        }
        Preview(component: "DashboardFactsView") {
            PreviewHost { DashboardFactsView(store: .ann($0)) }
        }
        Preview("DashboardFirstView") {
            ScreenPreview(.previewFirst) { DashboardView(store: Dashboard($0, person: .ann)) }
        }
        Preview("DashboardView_Figures") {
            ScreenPreview(.previewFigures) { DashboardView(store: Dashboard($0, person: .ann)) }
        }
        Preview(component: "DashboardMinimalView") {
            PreviewHost { DashboardMinimalView(store: .ann($0)) }
        }
        Preview(component: "DashboardTodayView") {
            PreviewHost { DashboardTodayView(overview: .ann($0)) }
        }
        Preview("DashboardView_Child") {
            ScreenPreview(.previewChild) { DashboardView(store: Dashboard($0, person: .ann)) }
        }
        Preview("DashboardView_Measures") {
            ScreenPreview(.previewMeasures) { DashboardView(store: Dashboard($0, person: .ann)) }
        }
        Preview("DashboardView_Stones") {
            ScreenPreview(.previewStones) { DashboardView(store: Dashboard($0, person: .ann)) }
        }
        Preview("DashboardView_Hundredths") {
            ScreenPreview(.previewHundredths) { DashboardView(store: Dashboard($0, person: .ann)) }
        }
        Preview("DashboardView") {
            ScreenPreview { DashboardView(store: Dashboard($0, person: .ann)) }
        }
        Preview("DashboardView_Limits") {
            ScreenPreview(.previewLimits) { DashboardView(store: Dashboard($0, person: .ann)) }
        }
        Preview("DashboardView_Week") {
            ScreenPreview(.previewWeek) { DashboardView(store: Dashboard($0, person: .ann)) }
        }
        Preview(component: "WeekNoteView") {
            PreviewHost { _ in
                WeekNoteView(
                    week: FinishedWeek(
                        firstDay: .preview.advanced(by: -7),
                        mean: 72.25,
                        change: -0.4,
                        weighedDays: 4,
                        levels: [0, nil, 4, nil, 7, nil, 2],
                        best: .lowest(since: .preview.advanced(by: -90))
                    ),
                    style: WeightStyle(.kilograms)
                ) {}
            }
        }
        Preview("DashboardView_Empty") {
            ScreenPreview(.previewFirstLaunch) { DashboardView(store: Dashboard($0, person: .ann)) }
        }
        Preview("DashboardView_Failure") {
            ScreenPreview(.previewFailure) { DashboardView(store: Dashboard($0, person: .ann)) }
        }
        Preview(component: "DashboardWeightView") {
            PreviewHost { DashboardWeightView(store: .ann($0)) }
        }
        Preview(component: "GrowthTableView") {
            PreviewHost { GrowthTableView(store: .baby($0)) }
        }
        Preview(component: "DashboardYearView") {
            PreviewHost { DashboardYearView(store: .ann($0), axis: .vertical) }
        }
        Preview(component: "EntryHeaderView") {
            PreviewHost { appDependencies in
                VStack(alignment: .leading) {
                    EntryHeaderView(
                        unit: .kilograms,
                        style: WeightStyle(.kilograms)
                    )
                    EntryHeaderView(unit: .stones, style: WeightStyle(.stones))
                }
            }
        }
        Preview(component: "EntryListView") {
            PreviewHost { EntryListView(store: .ann($0)) }
        }
        Preview(component: "EntryRowView") {
            VStack(alignment: .leading) {
                ForEach(Overview.ann(.preview).entries.prefix(4)) { entry in
                    EntryRowView(
                        entry: entry,
                        style: WeightStyle(.kilograms),
                        today: .preview
                    )
                }
            }
        }
        Preview(component: "GoalSentenceView") {
            VStack(alignment: .leading) {
                ForEach(GoalOutlook.samples, id: \.self) { outlook in
                    GoalSentenceView(
                        goal: outlook.goal,
                        outlook: outlook,
                        style: WeightStyle(.kilograms),
                        today: .preview
                    )
                }
            }
        }
        Preview(component: "LimitsNoteView") {
            LimitsNoteView {}
        }
        Preview(component: "MissingDaysView") {
            VStack(alignment: .leading) {
                MissingDaysView(missingDays: MissingDays(count: 4))
                MissingDaysView(missingDays: MissingDays(count: 1))
                MissingDaysView(missingDays: MissingDays(count: 1, firstDay: .preview))
            }
        }
        Preview(component: "MissingRateView") {
            VStack(alignment: .leading) {
                MissingRateView(isStale: false)
                MissingRateView(isStale: true)
            }
        }
        Preview(component: "RateFactsView") {
            RateFactsViewSample()
        }
        Preview(component: "RateLineView") {
            VStack(alignment: .leading) {
                ForEach([Rate.clear, .unclear, nil], id: \.self) { rate in
                    RateLineView(rate: rate, style: WeightStyle(.kilograms), today: .preview)
                    RateLineView(rate: rate, style: WeightStyle(.pounds), today: .preview)
                        .frame(width: 24)
                }
            }
        }
        Preview(component: "WeekFactView") {
            PreviewHost { appDependencies in
                WeekFactView(
                    week: WeekComparison(mean: 72.8, change: -0.3),
                    style: WeightStyle(.kilograms)
                )
            }
        }
        Preview(component: "WeighInCalendarView") {
            PreviewHost { WeighInCalendarView(calendar: Dashboard.ann($0).calendar) }
        }
        Preview(component: "WeighInCalendarView_Year") {
            PreviewHost {
                WeighInCalendarView(
                    calendar: CalendarService($0).calendar(
                        of: WeighIn.ofAnn,
                        today: .preview,
                        weekStart: .sunday,
                        knownSince: .preview.advanced(by: -300)
                    )
                )
            }
        }
    }
}

private struct RateFactsViewSample: View {
    var body: some View {
        Grid(alignment: .leading) {
            RateFactsView(rate: .clear, energy: -590 ... -280, style: style, today: .preview)
            RateFactsView(
                rate: .clear,
                energy: nil,
                style: style,
                today: .preview.advanced(by: 20)
            )
            RateFactsView(rate: .slow, energy: nil, style: style, today: .preview)
            RateFactsView(rate: .unclear, energy: nil, style: style, today: .preview)
            RateFactsView(rate: nil, energy: nil, style: style, today: .preview)
            RateFactsView(rate: nil, energy: nil, style: style, isStale: true, today: .preview)
        }
    }

    private let style = WeightStyle(.kilograms)
}
