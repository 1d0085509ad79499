public import DataSource

extension Trends {
    public enum Action: LoadingAction {
        case task
        case onDisappear
        case onChangeData
        case loadResponse(Result<Loaded<WeighIn>, any Error>)
        case retryButtonTapped
        case rangePickerSelected(TrendRange)
    }
}
