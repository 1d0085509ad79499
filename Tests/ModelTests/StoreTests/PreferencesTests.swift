import DataSource
import Essentials
import Testing

@testable import Model

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct PreferencesTests {
    let files = AllocatedLock([String: String]())

    func appDependencies(failure: StorageError.Reason? = nil) -> AppDependencies {
        .testDependencies(dataFolderClient: .memory(files) { _ in failure })
    }

    func kept() throws -> Settings {
        try SettingsRepository(.memory(files), .testValue).load()
    }

    @Test
    func send_settingPickerSelected_choiceIsKept() async throws {
        let sut = TestStore { Preferences(appDependencies(), action: $0) }
        let choices: [(SettingChange, Settings)] = [
            (SettingChange(\.weightUnit, .pounds), Settings(weightUnit: .pounds)),
            (SettingChange(\.heightUnit, .feetAndInches), Settings(heightUnit: .feetAndInches)),
            (SettingChange(\.scheme, .asiaPacific), Settings(scheme: .asiaPacific)),
            (SettingChange(\.growthReference, .cdc), Settings(growthReference: .cdc)),
            (SettingChange(\.language, .japanese), Settings(language: .japanese)),
            (SettingChange(\.weekStart, .sunday), Settings(weekStart: .sunday)),
            (SettingChange(\.trend, .hackersDiet), Settings(trend: .hackersDiet)),
            (SettingChange(\.isMouseEnabled, false), Settings(isMouseEnabled: false)),
            (SettingChange(\.colors, .colorBlind), Settings(colors: .colorBlind)),
            (SettingChange(\.colors, .none), Settings(colors: .none)),
            (SettingChange(\.characters, .wide), Settings(characters: .wide)),
            (SettingChange(\.sync, .atQuit), Settings(sync: .atQuit)),
        ]
        for (change, expected) in choices {
            try SettingsRepository(.memory(files), .testValue).save(Settings(), replacing: kept())
            await sut.send(.loading(.onChangeData))
            sut.receive {
                if case .loading(.loadResponse(.success)) = $0 { true } else { false }
            } changes: {
                $0.loadingState = .loaded
                $0.settings = Settings()
            }
            await sut.send(.settingPickerSelected(change)) { $0.replaced.append(Settings()) }
            sut.receive {
                if case .saveResponse(.success(expected)) = $0 { true } else { false }
            } changes: {
                $0.settings = expected
            }
            #expect(try kept() == expected)
        }
    }

    @Test
    func send_undoButtonTapped_eachChangeIsTakenBack() async throws {
        let sut = Preferences(appDependencies())
        await sut.send(.undoButtonTapped)
        await sut.send(.settingPickerSelected(SettingChange(\.weightUnit, .pounds)))
        await sut.send(.settingPickerSelected(SettingChange(\.weekStart, .sunday)))
        await sut.send(.undoButtonTapped)
        #expect(try kept() == Settings(weightUnit: .pounds))
        await sut.send(.undoButtonTapped)
        #expect(try kept() == Settings())
        #expect(sut.settings == Settings() && sut.replaced.isEmpty)
    }

    /// The board's undo takes the newest change, and no change twice, as with weigh-ins.
    @Test
    func send_settingPickerSelected_undoElsewhere_takesItBackBeforeAllElse() async throws {
        let appDependencies = appDependencies()
        let person = Person(id: UUID(1), name: "Ada", height: 175)
        try PersonRepository(.memory(files), .testValue).save(person)
        let (sut, undo) = (Preferences(appDependencies), Undo(appDependencies))
        await undo.send(.onLaunch)
        await sut.send(.settingPickerSelected(SettingChange(\.weekStart, .sunday)))
        await sut.send(.settingPickerSelected(SettingChange(\.weightUnit, .pounds)))
        await sut.send(.undoButtonTapped)
        #expect(try kept() == Settings(weekStart: .sunday))
        await undo.send(.undoButtonTapped)
        #expect(undo.question == nil)
        #expect(try kept() == Settings())
    }

    @Test
    func send_settingPickerSelected_weightUnit_unitIsOnlyAssumed_isWritten() async {
        files.withLock { $0["history/01a21afb-719c-7534-a50f-bdca5bed85d2/2026"] = "" }
        let service = SettingsService(appDependencies())
        #expect(service.isUnitLost())
        let sut = TestStore { Preferences(appDependencies(), action: $0) }
        await sut.send(.settingPickerSelected(SettingChange(\.weightUnit, .kilograms))) {
            $0.replaced = [Settings()]
        }
        sut.receive { if case .saveResponse(.success) = $0 { true } else { false } }
        #expect(!service.isUnitLost())
    }

    @Test
    func send_settingPickerSelected_weightUnit_diskIsFull_choiceStaysAsItWas() async {
        let sut = TestStore { Preferences(appDependencies(failure: .system(28)), action: $0) }
        await sut.send(.settingPickerSelected(SettingChange(\.weightUnit, .pounds))) {
            $0.replaced = [Settings()]
        }
        sut.receive {
            if case .saveResponse(.failure) = $0 { true } else { false }
        } changes: {
            $0.attempt = .failed(StorageError(file: "settings", reason: .system(28)))
        }
        await sut.send(.attempt(.cancelButtonTapped)) { $0.attempt = .idle }
    }

    @Test
    func send_task_settingsAreKept_theyAreShown() async throws {
        try SettingsRepository(.memory(files), .testValue)
            .save(Settings(weightUnit: .stones), replacing: Settings())
        let sut = TestStore { Preferences(appDependencies(), action: $0) }
        await sut.send(.loading(.task))
        sut.receive {
            if case .loading(.loadResponse(.success)) = $0 { true } else { false }
        } changes: {
            $0.loadingState = .loaded
            $0.settings.weightUnit = .stones
        }
    }

    @Test
    func send_saveRetryButtonTapped_thereIsRoomAgain_choiceIsKept() async throws {
        let isFull = AllocatedLock(true)
        let sut = Preferences(
            .testDependencies(
                dataFolderClient: .memory(files) { _ in isFull.withLock { $0 } ? .system(28) : nil
                }
            )
        )
        await sut.send(.settingPickerSelected(SettingChange(\.weightUnit, .pounds)))
        #expect(sut.attempt.failure != nil)
        isFull.withLock { $0 = false }
        await sut.send(.attempt(.retryButtonTapped))
        #expect(sut.attempt.failure == nil)
        #expect(try kept().weightUnit == .pounds)
    }

    @Test
    func send_task_settingsAreUnreadable_failureIsShown_retryLoads() async {
        let isUnreadable = AllocatedLock(true)
        let sut = TestStore {
            Preferences(
                .testDependencies(
                    dataFolderClient: .memory(files) { _ in
                        isUnreadable.withLock(\.self) ? .system(5) : nil
                    }
                ),
                action: $0
            )
        }
        await sut.send(.loading(.task))
        sut.receive {
            if case .loading(.loadResponse(.failure)) = $0 { true } else { false }
        } changes: {
            $0.loadingState = .failed(StorageError(file: "settings", reason: .system(5)))
        }
        isUnreadable.withLock { $0 = false }
        await sut.send(.loading(.retryButtonTapped)) { $0.loadingState = .loading }
        sut.receive {
            if case .loading(.loadResponse(.success)) = $0 { true } else { false }
        } changes: {
            $0.loadingState = .loaded
        }
        await sut.send(.loading(.onDisappear))
    }

    @Test
    func send_task_thereAreBackups_theNewestIsNamed() async throws {
        for day in ["1969-12-29", "1969-12-31"] {
            files.withLock { $0["backups/people/\(day)"] = "" }
        }
        let sut = Preferences(appDependencies())
        await sut.send(.loading(.task))
        #expect(sut.newestBackup?.distance(to: sut.today) == 1)
    }

    @Test
    func stream_changedKeys_anotherProcessChoseAUnit_itIsShown() async throws {
        let appDependencies = appDependencies()
        let sut = Preferences(appDependencies)
        await sut.send(.loading(.task))
        try SettingsRepository(.memory(files), .testValue)
            .save(Settings(weightUnit: .stones), replacing: Settings())
        appDependencies.appStateClient.send(\.changedKeys, ["settings"])
        await waitUntil { sut.settings.weightUnit == .stones }
        await sut.send(.loading(.onDisappear))
    }
}
