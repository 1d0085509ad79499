public import DataSource

extension Preferences {
    public struct Content: Sendable {
        public var settings: Settings
        public var newestBackup: Day?
    }

    public enum Action: HasLoadingAction, HasAttemptAction {
        case loading(LoadingAction<Content>)
        case weightUnitPickerSelected(WeightUnit)
        case heightUnitPickerSelected(HeightUnit)
        case schemePickerSelected(Scheme?)
        case languagePickerSelected(Language?)
        case weekStartPickerSelected(Weekday)
        case mouseToggleSwitched(Bool)
        case colorToggleSwitched(Bool)
        case attempt(AttemptAction<Settings>)
        case backupsButtonTapped(AppDependencies)
    }
}
