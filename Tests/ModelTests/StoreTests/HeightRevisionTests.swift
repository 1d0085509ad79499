import DataSource
import Testing

@testable import Model

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct HeightRevisionTests {
    let today = Day(number: 20_777)

    func sut() -> TestStore<HeightRevision> {
        let question = HeightQuestion(oldHeight: 178, newHeight: 179, weighIns: [])
        return TestStore {
            HeightRevision(.testDependencies(), today: today, question: question, action: $0)
        }
    }

    private func isChosen(
        _ correction: HeightCorrection
    ) -> (HeightRevision.Action) -> Bool {
        { if case .correctionResponse(correction) = $0 { true } else { false } }
    }

    @Test
    func send_wrongButtonTapped_allAreCorrected() async {
        let sut = sut()
        await sut.send(.wrongButtonTapped)
        sut.receive(isChosen(.wasWrong))
        await sut.send(.cancelButtonTapped)
    }

    @Test
    func send_changedButtonTapped_noDay_questionStays() async {
        let sut = sut()
        sut.store.since.text = "2026-02-30"
        await sut.send(.onChangeSince) {
            $0.since.text = "2026-02-30"
            $0.since.checkTyped()
        }
        #expect(sut.store.since.error != nil)
        await sut.send(.changedButtonTapped)
        sut.store.since.text = today.description
        await sut.send(.changedButtonTapped) {
            $0.since.text = today.description
            $0.since.check()
        }
        sut.receive(isChosen(.changed(from: today)))
    }
}
