import DataSource
import Essentials
import Testing

@testable import Model

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct ImportTests {
    let files = AllocatedLock([String: String]())
    let outside = AllocatedLock([
        "/f/kg.csv": "Date,Weight (kg)\n2024-03-06 07:00,70.5\n2024-03-05 07:00,70\nx,1\n",
        "/f/plain.csv": "Date,Weight\n03/04/2024,150\n05/06/2024,151\n",
        "/f/unitless.csv": "Date,Weight\n2024-03-05 07:00,70\n2024-03-06 07:00,70.5\n",
        "/f/perhaps-pounds.csv": "Date,Weight\n2024-03-05 07:00,70\n2024-03-06 07:00,500\n",
        "/f/empty.csv": "Date,Weight (kg)\n",
        "/f/photo": "PNG\u{0}\u{1}\u{0}abc",
        "/f/pipe": "",
    ])
    let there = ImportServiceTests()
    let isFull = AllocatedLock(false)
    let ann = Person(id: UUID(1), name: "Ann", height: 171)

    var dependencies: AppDependencies {
        var dependencies = there.dependencies
        dependencies.fileClient = .memory(outside)
        dependencies.dataFolderClient = .memory(files, isFull: isFull)
        return dependencies
    }

    func addAnn() throws { try PersonService(dependencies).save(ann) }

    private func weighIns() throws -> [WeighIn] {
        try WeighInService(dependencies).load(of: ann).values
    }

    func read(_ path: String) async -> Import {
        let sut = Import(dependencies)
        sut.source.entry.text = path
        await sut.send(.task)
        await sut.source.send(.readButtonTapped)
        return sut
    }

    @Test
    func send_importButtonTapped_peopleAreMissing_nobodyTakesTheirPlace() async {
        files.withLock {
            $0 = ["history/\(UUID(9).text)/2026": "{}", "backups/people/2026-11-19": "{}"]
        }
        let sut = await read("/f/kg.csv")
        await sut.send(.targetPickerSelected(.newPerson))
        (sut.name, sut.height) = ("Zed", "170")
        await sut.send(.onChangeHeight)
        await sut.send(.importButtonTapped)
        #expect(sut.attempt.failure?.isLoss == true)
        #expect(files.withLock { $0["people"] } == nil)
    }

    @Test
    func send_choicePickerSelected_differingWeighIns_areAskedAbout() async throws {
        try addAnn()
        let weighIn = WeighIn(
            id: UUID(7),
            day: try #require(Day("2024-03-05")),
            time: .midnight,
            weight: 72,
            height: 171
        )
        _ = try WeighInService(dependencies)
            .save(weighIn, replacing: nil, of: ann, isIrreversible: false)
        let text =
            #"[{"id":"\#(UUID(7).text)","day":"2024-03-05","time":"00:00","weight":69.9}]"#
        outside.withLock { $0["/f/other.json"] = text }
        let sut = await read("/f/other.json")
        #expect(sut.questions == [.version] && sut.isImportOffered)
        await sut.send(.importButtonTapped)
        #expect(sut.unanswered == .version)
        #expect(try weighIns().map(\.weight) == [72])
        await sut.choose(\.version, .here)
        #expect(sut.preview?.hasChanges == false && sut.preview?.differing.count == 1)
        await sut.choose(\.version, .file)
        await sut.send(.importButtonTapped)
        #expect(try weighIns().map(\.weight) == [69.9])
    }

    @Test
    func send_task_peopleAreRead_nobodyMeansANewPerson() async throws {
        let sut = Import(dependencies)
        await sut.send(.task)
        #expect(sut.target == .newPerson)
        try addAnn()
        let other = Import(dependencies)
        await other.send(.task)
        #expect(other.target == .automatic)
        #expect(other.people.map(\.person.name) == ["Ann"])
        #expect(other.source.entry.completion != nil)
    }

    @Test
    func send_task_peopleCannotBeRead_isNoNewPerson() async throws {
        var dependencies = dependencies
        dependencies.dataFolderClient = .memory(files) { $0 == "read-people" ? .system(5) : nil }
        let sut = Import(dependencies)
        await sut.send(.task)
        #expect(sut.target == .automatic && sut.people.isEmpty)
    }

    @Test
    func send_source_readResponse_previewIsShown_andNothingIsChanged() async throws {
        try addAnn()
        let before = files.withLock(\.self)
        let sut = TestStore<Import> {
            let store = Import(dependencies, action: $0)
            store.source.entry.text = "/f/kg.csv"
            return store
        }
        await sut.run { await $0.source.send(.readButtonTapped) }
        sut.receive {
            if case .source(.readResponse(.success)) = $0 { true } else { false }
        } changes: {
            $0.source.percent = 0
        }
        sut.receive {
            if case .previewResponse(.success) = $0 { true } else { false }
        } changes: {
            $0.preview = sut.store.preview
        }
        sut.receive { if case .source(.readButtonTapped) = $0 { true } else { false } }
        #expect(sut.store.preview?.new == 2)
        #expect(sut.store.preview?.refusedCount == 1)
        #expect(sut.store.isReadyToImport)
        #expect(files.withLock(\.self) == before)
    }

    @Test
    func send_onDisappear_readingAndSavingAreStopped() async {
        let sut = Import(dependencies)
        await sut.send(.onDisappear)
        #expect(sut.source.reading.isStopped)
        #expect(sut.isStopped.withLock { $0 })
    }

    @Test
    func send_importButtonTapped_itIsDone_andUndoneInOneStep() async throws {
        try addAnn()
        let outcomes = AllocatedLock([Import.Outcome]())
        let sut = Import(
            dependencies,
            action: { action in
                if case .importResponse(.success(let outcome)) = action {
                    outcomes.withLock { $0.append(outcome) }
                }
            }
        )
        sut.source.entry.text = "/f/kg.csv"
        await sut.send(.task)
        await sut.source.send(.readButtonTapped)
        await sut.send(.importButtonTapped)
        let saved = try #require(try PersonService(dependencies).load(ann.id))
        #expect(outcomes.withLock(\.self) == [.imported(ann.id, of: saved)])
        #expect(try weighIns().map(\.weight) == [70, 70.5])
        #expect(try UndoService(dependencies).run(.undo) == .done(.imported(2, of: ann.id)))
        #expect(try weighIns().isEmpty)
        #expect(try UndoService(dependencies).run(.redo) == .done(.imported(2, of: ann.id)))
        #expect(try weighIns().count == 2)
    }

    @Test
    func send_importButtonTapped_diskIsFull_isSaid_andTriedAgain() async throws {
        try addAnn()
        let sut = await read("/f/kg.csv")
        isFull.withLock { $0 = true }
        await sut.send(.importButtonTapped)
        #expect(!sut.isSaving)
        #expect(sut.attempt.failure != nil || sut.attempt.irreversibleChange != nil)
        #expect(try weighIns().isEmpty)
        isFull.withLock { $0 = false }
        await sut.send(.attempt(.retryButtonTapped))
        #expect(try weighIns().count == 2)
    }

    @Test
    func send_stopButtonTapped_whileSaving_leavesEverything() async throws {
        try addAnn()
        let (saving, stops) = (AllocatedLock<Import?>(nil), AllocatedLock(0))
        var dependencies = dependencies
        dependencies.workerClient.perform = { work in
            guard let sut = saving.withLock(\.self) else { return work() }
            #expect(sut.isSaving)
            stops.withLock { $0 += 1 }
            await sut.send(.stopButtonTapped)
            work()
        }
        let sut = Import(dependencies)
        sut.source.entry.text = "/f/kg.csv"
        await sut.source.send(.readButtonTapped)
        saving.withLock { $0 = sut }
        await sut.send(.importButtonTapped)
        #expect(stops.withLock(\.self) == 1)
        #expect(!sut.isSaving)
        #expect(try weighIns().isEmpty)
    }

    @Test
    func send_importButtonTapped_enteredMeanwhile_isShownAnew() async throws {
        try addAnn()
        let sut = await read("/f/kg.csv")
        let other = await read("/f/kg.csv")
        await other.send(.importButtonTapped)
        await sut.send(.importButtonTapped)
        #expect(!sut.isSaving)
        #expect(sut.preview?.new == 0)
        #expect(sut.preview?.known.count == 2)
        #expect(try weighIns().count == 2)
        #expect(!sut.isReadyToImport)
    }

    @Test
    func send_answersToAFailure_closeIt_orImportForGood() async throws {
        try addAnn()
        let sut = await read("/f/kg.csv")
        let error = StorageError(file: ".undo", reason: .system(13))
        await sut.send(.importResponse(.failure(error)))
        #expect(sut.attempt == .failed(error))
        await sut.send(.attempt(.cancelButtonTapped))
        #expect(sut.attempt == .idle)
        await sut.send(.importResponse(.failure(IrreversibleChange(error))))
        #expect(sut.attempt == .irreversible(IrreversibleChange(error)))
        await sut.send(.attempt(.cancelButtonTapped))
        #expect(sut.attempt == .idle)
        #expect(try weighIns().isEmpty)
        await sut.send(.attempt(.confirmButtonTapped))
        #expect(try weighIns().map(\.weight) == [70, 70.5])
    }
}
