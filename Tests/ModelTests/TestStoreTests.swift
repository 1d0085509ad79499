import DataSource
import Testing

@testable import Model

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct TestStoreTests {
    @Test
    func send_unexpectedChange_isReported() async {
        let sut = TestStore {
            FirstLaunch(.testDependencies(), isPresentedTutorial: true, action: $0)
        }
        await withKnownIssue {
            await sut.send(.tutorialConfirmButtonTapped)
        } matching: {
            $0.description.contains("− isPresentedTutorial = true\n+ isPresentedTutorial = false")
        }
    }

    @Test
    func send_expectedChangeDidNotCome_isReported() async {
        let sut = TestStore { PersonBMI(.testDependencies(), action: $0) }
        await withKnownIssue {
            await sut.send(.form(.attempt(.cancelButtonTapped))) { $0.person.name = "Z" }
        } matching: {
            $0.description.contains("− person.name = \"Z\"\n+ person.name = \"\"")
        }
    }

    @Test
    func send_unreceivedAction_isReportedBeforeTheNext() async {
        let sut = TestStore { Keyboard(.testDependencies(), action: $0) }
        await sut.send(.task)
        await withKnownIssue {
            await sut.send(.onDismissFault)
        } matching: {
            $0.description.contains("Not received: .loadResponse")
        }
    }

    @Test
    func deinit_unreceivedAction_isReported() async {
        await withKnownIssue {
            let sut = TestStore { Keyboard(.testDependencies(), action: $0) }
            await sut.send(.task)
        } matching: {
            $0.description.contains("Not received: .loadResponse")
        }
    }

    @Test
    func receive_anotherAction_isReported() async {
        let sut = TestStore { Keyboard(.testDependencies(), action: $0) }
        await sut.send(.task)
        withKnownIssue {
            sut.receive { if case .task = $0 { true } else { false } }
        } matching: {
            $0.description.contains("Received .loadResponse")
        }
    }

    @Test
    func receive_changeBeforeTheResponse_isReported() async {
        let sut = TestStore { People(.testDependencies(), loadingState: .loaded, action: $0) }
        await withKnownIssue {
            await sut.send(.loading(.retryButtonTapped))
        } matching: {
            $0.description.contains("− loadingState = loaded\n+ loadingState = loading")
        }
        sut.receiveLoaded()
    }
}
