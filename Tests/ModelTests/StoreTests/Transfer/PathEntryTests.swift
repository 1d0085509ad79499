import DataSource
import Testing

@testable import Model

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct PathEntryTests {
    private let outside = AllocatedLock(["/a/weight.csv": "a", "/a/weight-2.csv": "a"])

    private func make(_ text: String) -> TestStore<PathEntry> {
        TestStore {
            PathEntry(
                .testDependencies(fileClient: .memory(outside)),
                text: text,
                fault: .nothingThere,
                action: $0
            )
        }
    }

    @Test
    func send_onChangeText_candidatesAreFound_faultGoes() async {
        let sut = make("/a/w")
        #expect(sut.store.isCompletable)
        await sut.send(.onChangeText) { $0.fault = nil }
        sut.receive {
            if case .completionResponse = $0 { true } else { false }
        } changes: {
            $0.completion = PathCompletion(
                text: "/a/weight",
                candidates: ["weight-2.csv", "weight.csv"]
            )
        }
        #expect(sut.store.isCompletable)
        #expect(sut.store.candidates == ["weight-2.csv", "weight.csv"])
    }

    @Test
    func send_completeButtonTapped_textIsCompleted_andThenTheKeyLeadsOn() async {
        let sut = PathEntry(.testDependencies(fileClient: .memory(outside)), text: "/a/w")
        await sut.send(.completeButtonTapped)
        #expect(sut.text == "/a/weight")
        #expect(sut.isCompletable)
        #expect(sut.candidates.count == 2)
        await sut.send(.completeButtonTapped)
        #expect(sut.isTold)
        #expect(!sut.isCompletable)
        sut.text += "."
        await sut.send(.onChangeText)
        await sut.send(.completeButtonTapped)
        #expect(sut.text == "/a/weight.csv")
        #expect(!sut.isCompletable)
        #expect(sut.candidates.isEmpty)
    }

    @Test
    func isCompletable_emptyText_leadsOn() {
        #expect(!PathEntry(.testDependencies()).isCompletable)
    }

    @Test
    func send_onPropose_textIsReplaced_onFail_faultIsShown() async {
        let sut = make("")
        await sut.send(.onPropose("~/ann.csv")) { $0.text = "~/ann.csv" }
        await sut.send(.onFail(.empty)) { $0.fault = .empty }
        await sut.send(.onFail(nil)) { $0.fault = nil }
    }
}
