import DataSource
import Essentials
import Testing

@testable import Model

extension WeighInEditorTests {
    // 175 cm until five days ago, 170 since.
    private func shrunkEditor() -> WeighInEditor {
        let now = now
        return WeighInEditor(
            .testDependencies(
                localTimeClient: testDependency(of: LocalTimeClient.self) {
                    $0.localTime = { _ in now }
                },
                dataFolderClient: .memory(files),
                uuidClient: testDependency(of: UUIDClient.self) { $0.create = { UUID(7) } }
            ),
            person: Person(id: UUID(1), name: "Ada", height: 170),
            weighIns: [(-12, 175.0), (-6, 175), (-3, 170)].map { days, height in
                WeighIn(
                    id: UUID(UInt8(100 + days)),
                    day: now.day.advanced(by: days),
                    time: .midnight,
                    weight: 70,
                    height: height
                )
            }
        )
    }

    @Test(arguments: [(-12, "-2", 170.0), (-3, "-8", 175), (-12, "-13", 175)])
    func send_saveButtonTapped_weighInMovedToAnotherDay_hasItsHeight(
        _ old: Int,
        _ new: String,
        _ height: Double
    ) async throws {
        let others = shrunkEditor().weighIns
        let moved = try #require(others.first { $0.day == now.day.advanced(by: old) })
        try WeighInRepository(.memory(files), .testValue).save(moved, of: UUID(1))
        let sut = WeighInEditor(
            .testDependencies(
                localTimeClient: testDependency(of: LocalTimeClient.self) { [now] in
                    $0.localTime = { _ in now }
                },
                dataFolderClient: .memory(files)
            ),
            person: Person(id: UUID(1), name: "Ada", height: 170),
            weighIns: others,
            weighIn: moved
        )
        sut.draft.day = new
        await sut.send(.form(.saveButtonTapped))
        #expect(try kept().map(\.height) == [height])
    }

    @Test(arguments: [("-6", 175.0), ("-4", 175), ("-20", 175), ("-3", 170), ("-1", 170)])
    func send_saveButtonTapped_dayIsOver_heightIsThatOfTheDay(
        day: String,
        height: Double
    ) async throws {
        let sut = shrunkEditor()
        sut.draft.weight = "70.5"
        sut.draft.day = day
        await sut.send(.form(.saveButtonTapped))
        #expect(sut.form.presentedWarnings.isEmpty)
        #expect(try kept().map(\.height) == [height])
    }

    @Test
    func send_onChangeFocus_dayThatWasLeft_offersItsHeight_unlessOneIsTyped() async throws {
        let sut = shrunkEditor()
        await sut.send(.form(.onChangeFocus(.day)))
        sut.draft.day = "-5"
        await sut.send(.form(.onChangeFocus(.height)))
        #expect(sut.draft.height == "175")
        await sut.send(.form(.onChangeFocus(.day)))
        sut.draft.day = "-1"
        await sut.send(.form(.onChangeFocus(.height)))
        #expect(sut.draft.height == "170")
        sut.draft.height = "171"
        await sut.send(.form(.onChangeFocus(.day)))
        sut.draft.day = "-5"
        await sut.send(.form(.onChangeFocus(.height)))
        #expect(sut.draft.height == "171")
        #expect(sut.enteredHeight == 171)
    }
}
