import DataSource
import Essentials
import Testing

@testable import Model

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct DraftOfferTests {
    @Test
    func send_loadResponse_draftsAreOffered_onCloseFormTheNext() async {
        let left = LeftDraft(draft: FormDraft(id: "1-9", form: .newPerson(UUID(9)), fields: [:]))
        let sut = TestStore { DraftOffer(.testDependencies(), isWaiting: true, action: $0) }
        await sut.send(.loadResponse(.success([left]))) { $0.drafts = [left] }
        #expect(sut.store.offered == nil)
        await sut.send(.onCloseForm) { $0.isWaiting = false }
        await sut.send(.onOpenForm) { $0.isWaiting = true }
        await sut.send(.onCloseForm) { $0.isWaiting = false }
        #expect(sut.store.offered == left)
        await sut.send(.discardButtonTapped(left)) { $0.drafts = [] }
    }

    @Test
    func send_loadResponse_failure_isTold() async {
        let appDependencies = AppDependencies.testDependencies()
        let sut = TestStore { DraftOffer(appDependencies, action: $0) }
        let error = StorageError(file: "drafts", reason: .system(28))
        await sut.send(.loadResponse(.failure(error)))
        #expect(appDependencies.appStateClient.withLock(\.notice).value == error)
    }
}
