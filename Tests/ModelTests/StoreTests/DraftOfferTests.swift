import DataSource
import Essentials
import Testing

@testable import Model

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct DraftOfferTests {
    private func left(_ id: String, of person: UInt8) -> LeftDraft {
        LeftDraft(draft: FormDraft(id: id, form: .newPerson(UUID(person)), fields: [:]))
    }

    @Test
    func send_loadResponse_draftsAreOffered_discardButtonTappedTheNext() async {
        let (first, next) = (left("1-9", of: 9), left("2-9", of: 8))
        let sut = TestStore { DraftOffer(.testDependencies(), isWaiting: true, action: $0) }
        await sut.send(.loadResponse([first, next])) { $0.drafts = [first, next] }
        #expect(sut.store.offered == nil)
        await sut.send(.onCloseForm) { $0.isWaiting = false }
        await sut.send(.onOpenForm) { $0.isWaiting = true }
        await sut.send(.onCloseForm) { $0.isWaiting = false }
        #expect(sut.store.offered == first)
        await sut.send(.discardButtonTapped(first)) { $0.drafts = [next] }
        #expect(sut.store.offered == next)
    }

    @Test
    func send_openButtonTapped_laterButtonTapped_nextWaitsForTheForm() async {
        let (first, next) = (left("1-9", of: 9), left("2-9", of: 8))
        let sut = TestStore {
            DraftOffer(.testDependencies(), drafts: [first, next], action: $0)
        }
        await sut.send(.openButtonTapped(first)) {
            $0.drafts = [next]
            $0.isWaiting = true
        }
        #expect(sut.store.offered == nil)
        await sut.send(.laterButtonTapped(next)) { $0.drafts = [] }
    }

    @Test
    func send_task_noDraftWasLeft_nothingIsOffered() async {
        await TestStore { DraftOffer(.testDependencies(), action: $0) }.send(.task)
    }
}
