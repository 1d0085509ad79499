import DataSource
import Testing

@testable import Model

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct HeightRevisionTests {
    let today = Day(number: 20_777)
    let question = HeightQuestion(oldHeight: 178, newHeight: 179, weighIns: [])

    func sut(_ question: HeightQuestion? = nil) -> TestStore<HeightRevision> {
        TestStore {
            HeightRevision(.testDependencies(), today: today, question: question, action: $0)
        }
    }

    @Test
    func send_onAsk_isAsked_cancelButtonTappedLeavesIt() async {
        let sut = sut()
        await sut.send(.onAsk(question)) { $0.question = question }
        await sut.send(.cancelButtonTapped) { $0.question = nil }
    }

    @Test
    func send_wrongButtonTapped_allAreCorrected_untilTheNextSave() async {
        let sut = sut(question)
        await sut.send(.wrongButtonTapped) {
            $0.question = nil
            $0.correction = .wasWrong
        }
        await sut.send(.onSubmit) { $0.correction = nil }
    }

    @Test
    func send_correctionChosen_isKeptForTheNextSave() async {
        let sut = sut()
        await sut.send(.correctionChosen(.holds(from: today))) {
            $0.correction = .holds(from: today)
        }
        await sut.send(.onSubmit)
    }

    @Test
    func send_changedButtonTapped_noDay_questionStays() async {
        let sut = sut(question)
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
            $0.question = nil
            $0.correction = .changed(from: today)
        }
    }
}
