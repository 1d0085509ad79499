public import DataSource

extension Trends {
    public enum Action: HasLoadingAction {
        case loading(LoadingAction<Loaded<WeighIn>>)
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
