import DataSource
import Testing

@testable import Model

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct FirstUnitsTests {
    private let files = AllocatedLock([String: String]())

    private func isSaved(_ action: FirstUnits.Action) -> Bool {
        if case .saveResponse(.success) = action { true } else { false }
    }

    @Test
    func send_pickersSelected_settingsAreKept() async throws {
        let appDependencies = AppDependencies.testDependencies(dataFolderClient: .memory(files))
        let sut = TestStore { FirstUnits(appDependencies, action: $0) }
        await sut.send(.languagePickerSelected(.japanese)) { $0.settings.language = .japanese }
        sut.receive(isSaved)
        #expect(sut.store.language == .japanese)
        await sut.send(.weightUnitPickerSelected(.pounds)) { $0.settings.weightUnit = .pounds }
        sut.receive(isSaved)
        await sut.send(.weightUnitPickerSelected(.pounds))
        await sut.send(.heightUnitPickerSelected(.feetAndInches)) {
            $0.settings.heightUnit = .feetAndInches
        }
        sut.receive(isSaved)
        let kept = try SettingsRepository(.memory(files), .testValue).load()
        #expect(kept == sut.store.settings)
    }

    @Test
    func send_onAcceptProposal_unitsOfTheLocaleAreKept() async throws {
        let appDependencies = AppDependencies.testDependencies(dataFolderClient: .memory(files))
        let proposal = Settings(weightUnit: .pounds)
        let sut = TestStore { FirstUnits(appDependencies, settings: proposal, action: $0) }
        await sut.send(.onAcceptProposal)
        sut.receive(isSaved)
        #expect(try SettingsRepository(.memory(files), .testValue).load().weightUnit == .pounds)
    }

    @Test
    func send_pickerSelected_settingsCannotBeKept_holdHereAndAreTold() async {
        let appDependencies = AppDependencies.testDependencies(
            dataFolderClient: .memory(files) { $0 == "settings" ? .system(30) : nil }
        )
        let sut = TestStore { FirstUnits(appDependencies, action: $0) }
        await sut.send(.weightUnitPickerSelected(.stones)) { $0.settings.weightUnit = .stones }
        sut.receive { if case .saveResponse(.failure) = $0 { true } else { false } }
        let notice = appDependencies.appStateClient.withLock(\.notice).value
        #expect(notice?.reason == .system(30))
    }
}
