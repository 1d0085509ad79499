import CursesCharts
import CursesCore
import DataSource

@testable import Model
@testable import SharedInterface
@testable import UserInterface

extension Preview {
    @PreviewTable static var trends: [Preview] {
        Preview(component: "ForecastNoteView") {
            ForecastNoteViewSample()
        }
        Preview(component: "MeasureNoteView") {
            MeasureNoteView(store: Trends(.preview, person: .ann, measure: .fatMass))
        }
        Preview(component: "StatisticsBarView") {
            StatisticsBarViewSample()
        }
        Preview(component: "StatisticsCells") {
            PreviewHost { appDependencies in
                Grid(alignment: .trailing) {
                    GridRow {
                        Text("period")
                        StatisticsHeads()
                    }
                    GridRow {
                        StatisticsCells(
                            name: "Nov 2026",
                            statistics: .sample,
                            style: WeightStyle(.kilograms)
                        )
                    }
                }
            }
        }
        Preview(component: "StatisticsColumnsView") {
            StatisticsColumnsView(
                statistics: [PeriodStatistics(period: .month, statistics: [.sample])],
                style: WeightStyle(.kilograms)
            )
        }
        Preview(component: "StatisticsCourseView") {
            PreviewHost { appDependencies in
                StatisticsCourseView(
                    store: Trends(
                        appDependencies,
                        course: Course(points: Overview.ann(appDependencies).points)
                    ),
                    row: StatisticsRow(days: Day.preview.advanced(by: -27)...Day.preview),
                    title: "November 2026"
                )
            }
        }
        Preview(component: "StatisticsMeanView") {
            StatisticsMeanViewSample()
        }
        Preview(component: "StatisticsMeaningView") {
            StatisticsMeaningView(differenceWidth: 58, hasUnread: true)
        }
        Preview("StatisticsTableView") {
            ScreenPreview { TrendsFlow(store: Trends($0, person: .ann, presentedPeriod: .month)) }
        }
        Preview("StatisticsTableView_Stones") {
            ScreenPreview(.previewStones) {
                TrendsFlow(store: Trends($0, person: .ann, presentedPeriod: .year))
            }
        }
        Preview("StatisticsTableView_Hundredths") {
            ScreenPreview(.previewHundredths) {
                TrendsFlow(store: Trends($0, person: .ann, presentedPeriod: .month))
            }
        }
        Preview(component: "StatisticsToolbar") {
            Text("Statistics")
                .toolbar { StatisticsToolbar(store: Trends(.preview, person: .ann)) }
        }
        Preview(component: "TrendChartView") {
            TrendChartView(
                TrendChart(
                    points: Overview.ann(.preview).points,
                    days: Day.preview.advanced(by: -91)...Day.preview,
                    goal: 71.5...71.5,
                    healthyWeights: 58.7...79.2
                ),
                unit: .kilograms
            )
        }
        Preview(component: "TrendFiguresView") {
            TrendFiguresView(store: Trends(.preview, person: .ann, total: .sample))
        }
        Preview(component: "TrendsContentView") {
            TrendsContentView(store: Trends(.preview, person: .ann))
        }
        Preview(component: "TrendsStatisticsView") {
            TrendsStatisticsViewSample()
        }
        Preview(component: "TrendsToolbar") {
            Text(verbatim: "…").toolbar { TrendsToolbar(store: Trends(.preview, person: .ann)) }
        }
        Preview("TrendsView_Child") {
            ScreenPreview(.previewChild) { TrendsView(store: Trends($0, person: .ann)) }
        }
        Preview("TrendsView_Stones") {
            ScreenPreview(.previewStones) { TrendsView(store: Trends($0, person: .ann)) }
        }
        Preview("TrendsView_Hundredths") {
            ScreenPreview(.previewHundredths) { TrendsView(store: Trends($0, person: .ann)) }
        }
        Preview("TrendsView") {
            ScreenPreview { TrendsView(store: Trends($0, person: .ann)) }
        }
        Preview("TrendsView_Crosshair") {
            ScreenPreview {
                TrendsView(
                    store: Trends(
                        $0,
                        person: .ann,
                        range: .month,
                        selection: .preview.advanced(by: -12)
                    )
                )
            }
        }
        Preview("TrendsView_YearBefore") {
            ScreenPreview {
                TrendsView(
                    store: Trends(
                        $0,
                        person: .ann,
                        overlay: TrendOverlay(kind: .yearBefore)
                    )
                )
            }
        }
        Preview("TrendsView_Notice") {
            ScreenPreview {
                TrendsView(
                    store: Trends(
                        $0,
                        person: .ann,
                        notice: .nothing(of: PersonSummary.taro.person)
                    )
                )
            }
        }
        Preview("TrendsView_Forecast") {
            ScreenPreview(.previewForecast) {
                TrendsView(
                    store: Trends(
                        $0,
                        person: .ann,
                        range: .month,
                        selection: .preview.advanced(by: 7)
                    )
                )
            }
        }
        Preview("TrendsView_Waist") {
            ScreenPreview(.previewMeasures) {
                TrendsView(store: Trends($0, person: .ann, measure: .measure(.waist)))
            }
        }
        Preview("TrendsView_Empty") {
            ScreenPreview(.previewFirstLaunch) { TrendsView(store: Trends($0, person: .ann)) }
        }
        Preview("TrendsView_Failure") {
            ScreenPreview(.previewFailure) { TrendsView(store: Trends($0, person: .ann)) }
        }
    }
}

private struct ForecastNoteViewSample: View {
    var body: some View {
        VStack(alignment: .leading) {
            note(.clear)
            note(.unclear)
            note(.clear, today: .preview.advanced(by: 20))
            note(.unclear, today: .preview.advanced(by: 10))
            note(nil, MissingDays(count: 4))
            note(nil, MissingDays(count: 1))
            note(nil, MissingDays(count: 1), isStale: true)
            note(nil, MissingDays(count: 1, firstDay: .preview.advanced(by: 2)))
        }
    }

    private func note(
        _ rate: Rate?,
        _ missingDays: MissingDays? = nil,
        isStale: Bool = false,
        today: Day = .preview
    ) -> some View {
        ForecastNoteView(
            rate: rate,
            missingDays: missingDays,
            isStale: isStale,
            style: WeightStyle(.kilograms),
            today: today
        )
    }
}

private struct StatisticsBarViewSample: View {
    var body: some View {
        VStack {
            ForEach([0.55, 0.1], id: \.self) { bar(share: $0) }
        }
    }

    private func bar(share: Double) -> some View {
        StatisticsBarView(
            row: StatisticsRow(
                days: .preview ... .preview,
                statistics: .sample,
                extent: 0.2...0.75,
                mean: 0.4
            ),
            share: share
        )
        .frame(width: 16)
    }
}

private struct StatisticsMeanViewSample: View {
    var body: some View {
        VStack(alignment: .leading) {
            StatisticsMeanView(row: StatisticsRow(days: days), style: style)
            StatisticsMeanView(row: StatisticsRow(days: days, isUnread: true), style: style)
        }
    }

    private let days = Day.preview...Day.preview
    private let style = WeightStyle(.kilograms)
}

private struct TrendsStatisticsViewSample: View {
    var body: some View {
        VStack(alignment: .leading) {
            TrendsStatisticsView(store: store, columns: 1)
            TrendsStatisticsView(store: store, columns: 2)
        }
    }

    private let store = Trends(
        .preview,
        course: Course(
            person: .ann,
            today: .preview,
            statistics: [PeriodStatistics(period: .month, statistics: [.sample])]
        ),
        total: .sample
    )
}
