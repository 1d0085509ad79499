import CursesUI

@testable import SharedInterface
@testable import UserInterface

/// A preview under the name of its view.
struct Preview: CustomStringConvertible {
    let name: String
    let makePilot: (Size, StringCatalog, Locale) -> Pilot

    init<P: PreviewProvider>(_ provider: P.Type) {
        name = String(String(describing: provider).dropLast("_Previews".count))
        makePilot = { size, catalog, locale in
            Pilot(provider.previews, size: size) {
                $0.stringCatalog = catalog
                $0.locale = locale
            }
        }
    }

    nonisolated var description: String { name }

    static let all = [
        Preview(AssessmentView_Previews.self),
        Preview(BMIGaugeView_Previews.self),
        Preview(ChangeNotices_Previews.self),
        Preview(ChangeNotices_Deleted_Previews.self),
        Preview(ChangeNotices_Undone_Previews.self),
        Preview(ChangeNotices_Redone_Previews.self),
        Preview(ChangeNotices_Nothing_Previews.self),
        Preview(ChangeNotices_Failure_Previews.self),
        Preview(BackupSettingsView_Previews.self),
        Preview(DashboardCompactView_Previews.self),
        Preview(DashboardContentView_Previews.self),
        Preview(DashboardFactsView_Previews.self),
        Preview(DashboardTodayView_Previews.self),
        Preview(DashboardView_Previews.self),
        Preview(DashboardView_Limits_Previews.self),
        Preview(DashboardView_Stones_Previews.self),
        Preview(DashboardView_Hundredths_Previews.self),
        Preview(DashboardView_Empty_Previews.self),
        Preview(DashboardView_Failure_Previews.self),
        Preview(EditorQuestions_Previews.self),
        Preview(DepartureQuestions_Previews.self),
        Preview(DraftQuestions_Previews.self),
        Preview(EntryListView_Previews.self),
        Preview(ForeignFolderQuestion_Previews.self),
        Preview(EntryRowView_Previews.self),
        Preview(FactRow_Previews.self),
        Preview(AttemptQuestions_Previews.self),
        Preview(ForecastNoteView_Previews.self),
        Preview(GoalFactsView_Previews.self),
        Preview(GoalLineView_Previews.self),
        Preview(HeightRevisionView_Previews.self),
        Preview(HistoryJumpView_Previews.self),
        Preview(HistoryMoveView_Previews.self),
        Preview(HistoryMoveView_Doubtful_Previews.self),
        Preview(HistoryMoveView_Final_Previews.self),
        Preview(HistoryMoveView_Doubtful_Previews.self),
        Preview(HistoryTableView_Previews.self),
        Preview(HistoryView_Previews.self),
        Preview(HistoryView_Stones_Previews.self),
        Preview(HistoryView_Hundredths_Previews.self),
        Preview(HistoryView_Search_Previews.self),
        Preview(HistoryView_Empty_Previews.self),
        Preview(HistoryView_Failure_Previews.self),
        Preview(InterfaceSettingsView_Previews.self),
        Preview(LimitsNoteView_Previews.self),
        Preview(LoadingView_Previews.self),
        Preview(MeasureSettingsView_Previews.self),
        Preview(PeopleListView_Previews.self),
        Preview(PeopleView_Previews.self),
        Preview(PeopleView_FirstLaunch_Previews.self),
        Preview(PeopleView_Failure_Previews.self),
        Preview(PeopleView_Notice_Previews.self),
        Preview(PersonBMIView_Discard_Previews.self),
        Preview(PersonBMIView_NotSaved_Previews.self),
        Preview(PersonBMIView_Previews.self),
        Preview(PersonChoiceView_Previews.self),
        Preview(PersonChooserView_Previews.self),
        Preview(PersonDeletionQuestions_Previews.self),
        Preview(PersonDeletionQuestions_Failure_Previews.self),
        Preview(PersonEditorView_Stones_Previews.self),
        Preview(PersonEditorView_Previews.self),
        Preview(PersonEditorView_Conflict_Previews.self),
        Preview(PersonEditorView_Invalid_Previews.self),
        Preview(PersonRowView_Previews.self),
        Preview(PreferencesView_Previews.self),
        Preview(PreferencesView_Failure_Previews.self),
        Preview(PreferencesView_NotSaved_Previews.self),
        Preview(ProblemView_Previews.self),
        Preview(RateFactsView_Previews.self),
        Preview(RateLineView_Previews.self),
        Preview(StatisticsTableView_Previews.self),
        Preview(StatisticsTableView_Stones_Previews.self),
        Preview(StatisticsTableView_Hundredths_Previews.self),
        Preview(StatisticsCells_Previews.self),
        Preview(RecoveryPreviewView_Previews.self),
        Preview(RestorableRowView_Previews.self),
        Preview(RestorationQuestions_Previews.self),
        Preview(RestorationView_Previews.self),
        Preview(RestorationView_Empty_Previews.self),
        Preview(RestorationView_Question_Previews.self),
        Preview(StatisticsColumnsView_Previews.self),
        Preview(StatisticsView_Previews.self),
        Preview(TrendChartView_Previews.self),
        Preview(TrendsContentView_Previews.self),
        Preview(TrendsToolbar_Previews.self),
        Preview(TrendsView_Previews.self),
        Preview(TrendsView_Stones_Previews.self),
        Preview(TrendsView_Hundredths_Previews.self),
        Preview(TrendsView_Crosshair_Previews.self),
        Preview(TrendsView_Forecast_Previews.self),
        Preview(TrendsView_Empty_Previews.self),
        Preview(TrendsView_Failure_Previews.self),
        Preview(WeighInEditorView_Previews.self),
        Preview(WeighInDeletionQuestions_Previews.self),
        Preview(WeighInDeletionQuestions_Failure_Previews.self),
        Preview(WeighInEditorView_Conflict_Previews.self),
        Preview(WeighInEditorView_Final_Previews.self),
        Preview(WeighInEditorView_Namesake_Previews.self),
        Preview(WeighInEditorView_Empty_Previews.self),
        Preview(WeighInEditorView_Invalid_Previews.self),
        Preview(WeighInEditorView_Warning_Previews.self),
        Preview(WeighInEditorView_Discard_Previews.self),
        Preview(WeighInReadingView_Previews.self),
        Preview(WeighInCalendarView_Previews.self),
    ]
}
