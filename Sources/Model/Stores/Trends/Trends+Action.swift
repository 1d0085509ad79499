public import DataSource

extension Trends {
    public struct Content: Sendable {
        public var person: Person
        public var settings: Settings
        public var weighIns: Loaded<WeighIn>
    }

    public enum Action: HasLoadingAction {
        case loading(LoadingAction<Content>)
        case onChangeSelection(Day?)
        case rangePickerSelected(TrendRange)
        case zoomInButtonTapped
        case zoomOutButtonTapped
        case earlierButtonTapped
        case laterButtonTapped
        case statisticsButtonTapped
        case periodPickerSelected(Period)
        case onDismissStatistics
    }
}
