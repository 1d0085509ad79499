public import DataSource

extension Trends {
    public enum Action: HasLoadingAction {
        case loading(LoadingAction<Content>)
        case onChangeSelection(Day?)
        case onChangeDays(ClosedRange<Day>)
        case rangePickerSelected(TrendRange)
        case measureButtonTapped
        case measurePickerSelected(TrendMeasure)
        case zoomInButtonTapped
        case zoomOutButtonTapped
        case earlierButtonTapped
        case laterButtonTapped
        case yearBeforeButtonTapped
        case comparisonButtonTapped
        case comparisonResponse(Result<TrendOverlay?, any Error>)
        case onDismissNotice
        case statisticsButtonTapped
        case periodButtonTapped(Period)
        case onDismissStatistics
    }
}
