import DataSource
import Essentials
import Testing

@testable import Model

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct WeighInEditorTests {
    let files = AllocatedLock([String: String]())
    let ada = Person(id: UUID(1), name: "Ada", height: 178)
    let now = LocalTime(day: Day(number: 20_777), time: .midnight)
    let yesterday = WeighIn(
        id: UUID(2),
        day: Day(number: 20_776),
        time: .midnight,
        weight: 73.8,
        height: 178
    )

    func editor(
        failure: @escaping @Sendable (_ key: String) -> StorageError.Reason? = { _ in nil },
        isNoted: Bool = true,
        settings: Settings = Settings(),
        person: Person? = nil,
        weighIn: WeighIn? = nil,
        action: @escaping (WeighInEditor.Action) async -> Void = { _ in }
    ) -> WeighInEditor {
        let now = now
        return WeighInEditor(
            .testDependencies(
                localTimeClient: testDependency(of: LocalTimeClient.self) {
                    $0.localTime = { _ in now }
                },
                dataFolderClient: .memory(files) { key in
                    key == ".undo" && !isNoted ? .system(13) : failure(key)
                },
                uuidClient: testDependency(of: UUIDClient.self) { $0.create = { UUID(7) } }
            ),
            person: person ?? ada,
            settings: settings,
            weighIns: [yesterday],
            weighIn: weighIn,
            action: action
        )
    }

    func kept() throws -> [WeighIn] {
        try WeighInRepository(.memory(files), .testValue).load(of: ada.id).values
    }

    @Test(arguments: [
        ("74", nil), ("7", nil), ("", nil), ("500", EntryWarning.unusualBMI(157.81)),
        ("80", .farFromTrend(weight: 80, trend: 73.8)),
    ])
    func doubt_whatCannotBeMeant_isSaidWhileTyping(_ text: String, _ doubt: EntryWarning?) {
        let sut = editor()
        sut.draft.weight = text
        #expect(sut.doubt == doubt)
    }

    @Test(arguments: [
        ("72.4", 22.85), ("72,4", 22.85), ("160lb", 22.91), ("11st6", 22.91), (".4", 23.17),
        (".", 23.29),
    ])
    func bmi_anyWayToWriteAWeight_isShownWhileTyping(_ text: String, _ bmi: Double) {
        let sut = editor()
        sut.draft.weight = text
        #expect(sut.weighing?.bmi == bmi)
        #expect(sut.weighing?.assessment == .category(.normal))
    }

    @Test
    func assessment_underTwenty_hasNoClass() {
        var child = ada
        child.birthDate = Day(year: 2014, month: 1, day: 1)
        let sut = editor(person: child)
        sut.draft.weight = "40"
        #expect(sut.weighing?.assessment == .sexMissing)
        #expect(!sut.isAdult)
    }

    @Test
    func change_sinceYesterday_isShown() {
        let sut = editor()
        sut.draft.weight = "73.3"
        #expect(sut.change.map { ($0 * 10).rounded() } == -5)
        #expect(sut.previous == yesterday)
    }

    @Test(arguments: [
        ("30 feb", "00:00", false), ("tomorrow", "00:00", false), ("2027-01-01", "00:00", false),
        ("", "00:00", false), ("today", "25:00", false), ("today", "23:59", false),
        ("today", "0:00", true),
    ])
    func change_ofNoMomentYet_isNone(_ day: String, _ time: String, _ isCompared: Bool) {
        let sut = editor()
        (sut.draft.weight, sut.draft.day, sut.draft.time) = ("73.3", day, time)
        #expect((sut.change != nil) == isCompared)
        #expect(sut.weighing?.bmi != nil)
    }

    @Test
    func send_saveButtonTapped_weighInIsSaved() async throws {
        let sut = TestStore { editor(action: $0) }
        sut.store.draft.weight = "73.4"
        await sut.send(.form(.saveButtonTapped)) { $0.draft.weight = "73.4" }
        sut.receive { if case .saveResponse(.success) = $0 { true } else { false } }
        #expect(try kept().map(\.weight) == [73.4])
        #expect(try kept().map(\.moment) == [now])
    }

    @Test
    func send_saveButtonTapped_diskIsFull_entryStays_retrySavesOnce() async throws {
        let isFull = AllocatedLock(true)
        let sut = TestStore {
            editor(failure: { _ in isFull.withLock(\.self) ? .system(28) : nil }, action: $0)
        }
        sut.store.draft.weight = "73.4"
        await sut.send(.form(.saveButtonTapped)) { $0.draft.weight = "73.4" }
        let key = "history/\(ada.id.uuidString.lowercased())/2026"
        let error = StorageError(file: key, reason: .system(28))
        sut.receive {
            if case .saveResponse(.failure) = $0 { true } else { false }
        } changes: {
            $0.attempt = .failed(error)
        }
        await sut.send(.form(.attempt(.retryButtonTapped))) { $0.attempt = .idle }
        sut.receive {
            if case .saveResponse(.failure) = $0 { true } else { false }
        } changes: {
            $0.attempt = .failed(error)
        }
        isFull.withLock { $0 = false }
        await sut.send(.form(.attempt(.retryButtonTapped))) { $0.attempt = .idle }
        sut.receive { if case .saveResponse(.success) = $0 { true } else { false } }
        #expect(try kept().map(\.weight) == [73.4])
    }

    @Test
    func send_saveButtonTapped_outOfBounds_errorStandsAtTheField() async throws {
        let sut = TestStore { editor(action: $0) }
        sut.store.draft.weight = "7340"
        await sut.send(.form(.saveButtonTapped)) {
            $0.draft.weight = "7340"
            $0.form.errors = [.weight: .weightOutOfBounds(0.5...650)]
        }
        #expect(try kept().isEmpty)
    }

    @Test(arguments: [("-2", "170", true), ("-2", "74.5", false), ("-20", "170", false)])
    func findingWarnings_beforeAllThatIsKnown_askAsWhatCameNextDoes(
        day: String,
        weight: String,
        isAsked: Bool
    ) {
        let sut = editor()
        sut.draft.day = day
        sut.draft.weight = weight
        let expected = [EntryWarning.farFromTrend(weight: 170, trend: yesterday.weight)]
        #expect(sut.findingWarnings()() == (isAsked ? expected : []))
    }

    @Test
    func send_saveButtonTapped_farFromTrend_asks_confirmSaves() async throws {
        let sut = TestStore { editor(action: $0) }
        sut.store.draft.weight = "37.4"
        await sut.send(.form(.saveButtonTapped)) {
            $0.draft.weight = "37.4"
            $0.form.presentedWarnings = [.farFromTrend(weight: 37.4, trend: 73.8)]
        }
        #expect(try kept().isEmpty)
        await sut.send(.form(.warningConfirmButtonTapped)) {
            $0.form.isPresentedWarnings = false
        }
        sut.receive { if case .saveResponse(.success) = $0 { true } else { false } }
        #expect(try kept().map(\.weight) == [37.4])
    }

    @Test
    func send_onChangeData_changeIsSinceWhatIsThereNow() async {
        let sut = editor()
        await sut.type("73.3", into: .weight)
        #expect(sut.previous == yesterday)
        await sut.send(.onChangeData([]))
        #expect(sut.previous == nil)
    }

    @Test
    func send_warningCancelButtonTapped_nothingIsSaved() async throws {
        let sut = TestStore { editor(action: $0) }
        sut.store.form.presentedWarnings = [.unusualBMI(9)]
        await sut.send(.form(.warningCancelButtonTapped)) { $0.form.warnings = [.unusualBMI(9)] }
        #expect(try kept().isEmpty)
    }

    @Test
    func send_onChangeFocus_fieldThatWasLeft_showsItsError() async {
        let sut = TestStore { editor(action: $0) }
        await sut.send(.form(.onChangeFocus(.time))) { $0.form.focus = .time }
        sut.store.draft.time = "25:00"
        await sut.send(.form(.onChangeFocus(.note))) {
            $0.draft.time = "25:00"
            $0.form.errors = [.time: .notATime]
            $0.form.focus = .note
        }
        await sut.send(.form(.onChangeFocus(.weight))) { $0.form.focus = .weight }
        await sut.send(.form(.onChangeFocus(.day))) {
            $0.form.errors = [.weight: .missing, .time: .notATime]
            $0.form.focus = .day
        }
    }

    @Test
    func send_onStepWeight_untilAWeightIsTyped_stepsFromTheLast() async {
        let sut = editor()
        #expect(sut.canStepWeight)
        for (tenths, text) in [(1, "73.9"), (1, "74"), (-1, "73.9"), (-1, "73.8"), (-1, "73.7")] {
            await sut.send(.onStepWeight(tenths: tenths))
            #expect(sut.draft.weight == text)
        }
        await sut.type("72", into: .weight)
        #expect(!sut.canStepWeight)
        await sut.send(.onStepWeight(tenths: 1))
        #expect(sut.draft.weight == "72")
    }

    @Test
    func send_onStepWeight_inStones_stepsByATenthOfAPound() async {
        let sut = editor(settings: Settings(weightUnit: .stones))
        await sut.send(.onStepWeight(tenths: 1))
        #expect(sut.draft.weight == "11st 8.8")
    }

    @Test
    func canStepWeight_nothingWasWeighedBefore_doesNot() {
        let sut = WeighInEditor(.testDependencies(), person: ada)
        #expect(!sut.canStepWeight)
    }

    @Test(arguments: [("07:36", true), ("07:35", false), ("19:00", true)])
    func check_timeOfTodayIsStillToCome_isRefused(text: String, isRefused: Bool) async throws {
        let time = try #require(TimeOfDay(hour: 7, minute: 30))
        let now = LocalTime(day: Day(number: 20_777), time: time)
        let appDependencies = AppDependencies.testDependencies(
            localTimeClient: testDependency(of: LocalTimeClient.self) {
                $0.localTime = { _ in now }
            }
        )
        let sut = WeighInEditor(appDependencies, person: ada)
        await sut.type(text, into: .time)
        #expect((sut.error(of: .time, in: sut.draft) == .laterToday(now: now.time)) == isRefused)
        await sut.type(now.day.advanced(by: -1).description, into: .day)
        #expect(sut.error(of: .time, in: sut.draft) == nil)
    }

    @Test
    func send_saveButtonTapped_inPounds_weightNotTouched_staysExactly() async throws {
        try WeighInRepository(.memory(files), .testValue).save(yesterday, of: ada.id)
        let sut = editor(settings: Settings(weightUnit: .pounds), weighIn: yesterday)
        #expect(sut.draft.weight == "162.7")
        sut.draft.note = "after a run"
        await sut.send(.form(.saveButtonTapped))
        #expect(try kept().map(\.weight) == [73.8])
        #expect(try kept().map(\.note) == ["after a run"])
    }

    @Test(arguments: ["Fri x", "21-21", "2026-02-30", "tomorrow", "", "3/4"])
    func send_saveButtonTapped_dayCannotBeRead_nothingIsSaved(_ day: String) async throws {
        let sut = editor()
        sut.draft.weight = "73.4"
        sut.draft.day = day
        await sut.send(.form(.saveButtonTapped))
        await sut.send(.form(.onSubmit))
        await sut.send(.form(.onChangeFocus(nil)))
        #expect(sut.form.errors.keys.map { $0 } == [.day])
        #expect(sut.form.focus == nil)
        await sut.send(.form(.saveButtonTapped))
        #expect(sut.form.focus == .day)
        #expect(try kept().isEmpty)
    }

    @Test
    func send_onChangeFocus_dayAndTimeThatWereLeft_areWrittenOut() async {
        let sut = editor()
        await sut.send(.form(.onChangeFocus(.day)))
        sut.draft.day = "-3"
        #expect(sut.day == now.day.advanced(by: -3))
        await sut.send(.form(.onChangeFocus(.time)))
        #expect(sut.draft.day == now.day.advanced(by: -3).description)
        sut.draft.time = "7pm"
        await sut.send(.form(.onChangeFocus(.note)))
        #expect(sut.draft.time == "19:00")
    }

    @Test
    func send_onChangeDraft_isCheckedUnlessItMayStillBecomeRight() async {
        let sut = editor()
        for text in ["7", "72", "72.", "72.4", "72.4 ", "72.4k", "1", "11s", ".", ""] {
            await sut.type(text, into: .weight)
            #expect(sut.form.errors[.weight] == nil, "\(text)")
        }
        for text in ["7x", "7240", "72.4.", "5 4.3"] {
            await sut.type(text, into: .weight)
            #expect(sut.form.errors[.weight] != nil, "\(text)")
        }
        for text in ["2", "202", "2026-", "2026-1", "yes", "-", "-3", "21 n", "nov", "f", "昨"] {
            await sut.type(text, into: .day)
            #expect(sut.form.errors[.day] == nil, "\(text)")
        }
        for text in ["x", "2026-02-30", "tomorrowx", "2027-"] {
            await sut.type(text, into: .day)
            #expect(sut.form.errors[.day] != nil, "\(text)")
        }
        for text in ["1", "19", "19:", "19:3", "7p", "午後"] {
            await sut.type(text, into: .time)
            #expect(sut.form.errors[.time] == nil, "\(text)")
        }
        await sut.type("25:", into: .time)
        #expect(sut.form.errors[.time] == .notATime)
    }

    @Test
    func send_onSubmit_everythingElseIsComplete_isSaved() async throws {
        let sut = editor()
        await sut.send(.form(.onSubmit))
        #expect(sut.form.errors == [.weight: .missing])
        sut.draft.weight = "73.4"
        await sut.send(.form(.onSubmit))
        #expect(try kept().map(\.weight) == [73.4])
    }

    @Test
    func send_onSubmit_theFieldIsWrongToo_itStays() async {
        let sut = editor()
        sut.draft.weight = "heavy"
        sut.draft.time = "25:00"
        await sut.send(.form(.onSubmit))
        #expect(sut.form.focus == .weight)
        #expect(sut.form.errors == [.weight: .notAWeight])
        sut.draft.weight = "73.4"
        await sut.send(.form(.onSubmit))
        #expect(sut.form.focus == .day)
    }

    @Test
    func send_onSubmit_anotherFieldIsWrong_nextFieldIsFocused() async throws {
        let sut = editor()
        sut.draft.weight = "73.4"
        sut.draft.time = "25:00"
        await sut.send(.form(.onSubmit))
        #expect(sut.form.focus == .day)
        await sut.send(.form(.onSubmit))
        #expect(sut.form.focus == .time)
        await sut.send(.form(.onSubmit))
        #expect(sut.form.errors == [.time: .notATime])
        #expect(try kept().isEmpty)
    }

    @Test
    func send_attempt_isCancelled_nothingIsSaved() async throws {
        try WeighInRepository(.memory(files), .testValue).save(yesterday, of: ada.id)
        let sut = editor(isNoted: false, weighIn: yesterday)
        sut.draft.weight = "74"
        await sut.send(.form(.saveButtonTapped))
        let unnoted = StorageError(file: ".undo", reason: .system(13))
        #expect(sut.attempt == .irreversible(IrreversibleChange(unnoted)))
        await sut.send(.form(.attempt(.cancelButtonTapped)))
        #expect(sut.attempt == .idle)
        #expect(try kept().map(\.weight) == [73.8])
    }

    @Test
    func send_attempt_isClosed_entryStays() async throws {
        let sut = editor { $0.hasPrefix("history") ? .system(28) : nil }
        sut.draft.weight = "74"
        await sut.send(.form(.saveButtonTapped))
        #expect(sut.attempt.failure?.reason == .system(28))
        await sut.send(.form(.attempt(.cancelButtonTapped)))
        #expect(sut.attempt == .idle)
        #expect(sut.draft.weight == "74")
    }

    @Test
    func send_cancelButtonTapped_somethingIsEntered_asks() async {
        let sut = TestStore { editor(action: $0) }
        await sut.send(.form(.cancelButtonTapped))
        sut.store.draft.weight = "7"
        await sut.send(.form(.cancelButtonTapped)) {
            $0.draft.weight = "7"
            $0.form.isPresentedDiscard = true
        }
        await sut.send(.form(.discardCancelButtonTapped)) { $0.form.isPresentedDiscard = false }
    }

    @Test
    func send_onEnterWeight_isTypedAndKeptAsADraft() async {
        let sut = editor()
        await sut.send(.form(.onType("74x", into: .weight)))
        #expect(sut.draft.weight == "74x")
        #expect(sut.form.errors[.weight] == .notAWeight)
        #expect(sut.appDependencies.appStateClient.withLock(\.draft).value == sut.formDraft)
    }
}
