import Testing

@testable import DataSource
@testable import Model

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct CheckupTests {
    let fixed = AllocatedLock([Check.Fix]())
    let failure = AllocatedLock<StorageError?>(nil)
    let copies = Check(.copies, .note, .copies(1, file: "a"), .fix(.rewrite(key: "people")))
    let damage = Check(.people, .problem, .merged(file: "a"), .restore)

    var appDependencies: AppDependencies {
        .testDependencies(
            dataFolderClient: testDependency(of: DataFolderClient.self) {
                [fixed, failure, copies, damage] in
                $0.inspect = { () throws(StorageError) in
                    let isFixed = fixed.withLock { !$0.isEmpty }
                    return FolderState(checks: isFixed ? [damage] : [damage, copies])
                }
                $0.fix = { fix throws(StorageError) in
                    if let failure = failure.withLock({ $0 }) { throw failure }
                    fixed.withLock { $0.append(fix) }
                }
            }
        )
    }

    private func found(_ store: Checkup) -> [Check] {
        store.checks.filter { [.copies, .people].contains($0.topic) }
    }

    @Test
    func send_task_looks() async {
        let sut = TestStore { Checkup(appDependencies, action: $0) }
        let expected = CheckupService(appDependencies).checks(nil)
        await sut.send(.loading(.task))
        sut.receive {
            if case .loading(.loadResponse(.success)) = $0 { true } else { false }
        } changes: {
            $0.loadingState = .loaded
            $0.checks = expected
        }
        #expect(found(sut.store) == [damage, copies])
    }

    @Test
    func send_onChangeTerminal_itIsInTheNextCheckup() async {
        let sut = Checkup(appDependencies)
        await sut.send(.onChangeTerminal((80, 24, 256, true)))
        await sut.send(.loading(.onRefresh))
        let findings = sut.checks.map(\.finding)
        #expect(findings.contains(.fact("256")) && findings.contains(.wide(true)))
    }

    @Test
    func send_fixButtonTapped_asks_andFixesOnce() async {
        let sut = TestStore { Checkup(appDependencies, checks: [damage, copies], action: $0) }
        await sut.send(.fixButtonTapped) { $0.isPresentedFixes = true }
        await sut.send(.fixCancelButtonTapped) { $0.isPresentedFixes = false }
        #expect(fixed.withLock { $0.isEmpty })
        await sut.send(.fixButtonTapped) { $0.isPresentedFixes = true }
        await sut.send(.fixConfirmButtonTapped) { $0.isPresentedFixes = false }
        sut.receive { if case .fixResponse(.success) = $0 { true } else { false } }
        let expected = CheckupService(appDependencies).checks(nil)
        sut.receive {
            if case .loading(.loadResponse(.success)) = $0 { true } else { false }
        } changes: {
            $0.loadingState = .loaded
            $0.checks = expected
        }
        #expect(fixed.withLock { $0 } == [.rewrite(key: "people")])
        #expect(found(sut.store) == [damage])
    }

    @Test
    func send_fixButtonTapped_nothingToFix_doesNotAsk() async {
        let sut = TestStore { Checkup(appDependencies, checks: [damage], action: $0) }
        await sut.send(.fixButtonTapped)
    }

    @Test
    func send_fixConfirmButtonTapped_failure_isShown_andRetried() async {
        let error = StorageError(file: "people.json", reason: .busy(seconds: 5))
        failure.withLock { $0 = error }
        let sut = Checkup(appDependencies, checks: [copies])
        await sut.send(.fixConfirmButtonTapped)
        #expect(sut.attempt == .failed(error))
        await sut.send(.attempt(.cancelButtonTapped))
        #expect(sut.attempt == .idle)
        failure.withLock { $0 = nil }
        await sut.send(.attempt(.retryButtonTapped))
        #expect(sut.attempt == .idle && found(sut) == [damage])
    }
}
