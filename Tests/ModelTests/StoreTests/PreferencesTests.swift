import DataSource
import Testing

@testable import Model

@MainActor
struct PreferencesTests {
    let files = AllocatedLock([String: String]())

    func appDependencies(failure: StorageError.Reason? = nil) -> AppDependencies {
        .testDependencies(userDefaultsClient: .memory(files) { _ in failure })
    }

    func kept() throws -> Settings {
        try SettingsRepository(.memory(files), .testValue).load()
    }

    @Test
    func send_pickersSelected_settingsAreKept() async throws {
        let sut = Preferences(appDependencies())
        await sut.send(.weightUnitPickerSelected(.pounds))
        await sut.send(.heightUnitPickerSelected(.feetAndInches))
        await sut.send(.schemePickerSelected(.asiaPacific))
        await sut.send(.languagePickerSelected(.japanese))
        await sut.send(.weekStartPickerSelected(.sunday))
        let expected = Settings(
            weightUnit: .pounds,
            heightUnit: .feetAndInches,
            scheme: .asiaPacific,
            language: .japanese,
            weekStart: .sunday
        )
        #expect(sut.settings == expected)
        #expect(try kept() == expected)
    }

    @Test
    func send_weightUnitPickerSelected_diskIsFull_choiceStaysAsItWas() async {
        let sut = TestStore { Preferences(appDependencies(failure: .system(28)), action: $0) }
        await sut.send(.weightUnitPickerSelected(.pounds))
        sut.receive {
            if case .saveResponse(.failure) = $0 { true } else { false }
        } changes: {
            $0.failure = StorageError(file: "settings", reason: .system(28))
        }
        await sut.send(.failureConfirmButtonTapped) { $0.failure = nil }
    }

    @Test
    func send_task_settingsAreKept_theyAreShown() async throws {
        try SettingsRepository(.memory(files), .testValue)
            .save(Settings(weightUnit: .stones), replacing: Settings())
        let sut = TestStore { Preferences(appDependencies(), action: $0) }
        await sut.send(.task)
        sut.receive {
            if case .loadResponse(.success) = $0 { true } else { false }
        } changes: {
            $0.settings.weightUnit = .stones
        }
    }
}
