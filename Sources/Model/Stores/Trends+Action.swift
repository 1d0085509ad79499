public import DataSource

extension Trends {
    public enum Action: LoadingAction {
        case task
        case onDisappear
        case onChangeData
        case loadResponse(Result<Loaded<WeighIn>, any Error>)
        case retryButtonTapped
        case rangePickerSelected(TrendRange)
        case zoomInButtonTapped
        case zoomOutButtonTapped
        case earlierButtonTapped
        case laterButtonTapped
        case statisticsButtonTapped
        case periodPickerSelected(Period)
        case statisticsCloseButtonTapped
    }
}
