import DataSource
import Essentials
import Testing

@testable import Model

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct KeyboardTests {
    @Test
    func send_task_keysHold_faultsAreToldOneAfterTheOther() async {
        let sut = Keyboard(appDependencies(#"{"weigh in": "w", "x": "y", "undo": "F99"}"#))
        await sut.send(.task)
        #expect(sut.choices.keys[.weighIn]?.map(\.name) == ["w"])
        #expect(sut.choices.faults == [.unknownCommand("x"), .unknownKey("F99", .undo)])
        await sut.send(.onDismissFault)
        #expect(sut.choices.faults == [.unknownKey("F99", .undo)])
        await sut.send(.onDismissFault)
        await sut.send(.onDismissFault)
        #expect(sut.choices.faults.isEmpty)
    }

    @Test
    func send_loadResponse_ofPeople_isKept() async {
        let sut = People(appDependencies(#"{"weigh in": "w"}"#))
        await sut.send(.task)
        #expect(sut.keyboard.choices.keys[.weighIn]?.map(\.name) == ["w"])
        await sut.keyboard.send(.loadResponse(KeyChoices()))
        #expect(sut.keyboard.choices.keys.isEmpty)
        await sut.send(.loading(.onDisappear))
    }

    private func appDependencies(_ text: String?) -> AppDependencies {
        .testDependencies(
            fileClient: testDependency(of: FileClient.self) {
                $0.read = { _ throws(StorageError) in text.map { Data($0.utf8) } }
            },
            processInfoClient: testDependency(of: ProcessInfoClient.self) {
                $0.environment = { $0 == "HOME" ? "/home/ann" : nil }
            }
        )
    }
}
