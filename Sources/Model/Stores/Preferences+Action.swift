public import DataSource

extension Preferences {
    public enum Action: Sendable {
        case task
        case loadResponse(Result<Settings, any Error>)
        case weightUnitPickerSelected(WeightUnit)
        case heightUnitPickerSelected(HeightUnit)
        case schemePickerSelected(Scheme?)
        case languagePickerSelected(Language?)
        case weekStartPickerSelected(Weekday)
        case saveResponse(Result<Settings, any Error>)
        case failureConfirmButtonTapped
    }
}
