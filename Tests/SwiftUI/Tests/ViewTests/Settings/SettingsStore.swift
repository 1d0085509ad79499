import CursesUI

@MainActor @Observable
final class SettingsStore: Composable {
    var unit: WeightUnit
    var isNotificationEnabled: Bool
    var interval: Int
    var targetWeight: Double
    var userName: String
    var password: String
    var hour: Int
    var isPresentedReset: Bool
    let action: (Action) async -> Void

    init(
        unit: WeightUnit = .kilogram,
        isNotificationEnabled: Bool = false,
        interval: Int = 1,
        targetWeight: Double = 60,
        userName: String = "",
        password: String = "",
        hour: Int = 8,
        isPresentedReset: Bool = false,
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        self.unit = unit
        self.isNotificationEnabled = isNotificationEnabled
        self.interval = interval
        self.targetWeight = targetWeight
        self.userName = userName
        self.password = password
        self.hour = hour
        self.isPresentedReset = isPresentedReset
        self.action = action
    }

    func reduce(_ action: Action) async {
        switch action {
        case .notificationToggleSwitched(let isOn): isNotificationEnabled = isOn
        case .unitPickerSelected(let unit): self.unit = unit
        case .resetButtonTapped: isPresentedReset = true
        case .resetConfirmButtonTapped:
            unit = .kilogram
            interval = 1
        }
    }

    enum Action: Sendable {
        case notificationToggleSwitched(Bool)
        case unitPickerSelected(WeightUnit)
        case resetButtonTapped
        case resetConfirmButtonTapped
    }
}
