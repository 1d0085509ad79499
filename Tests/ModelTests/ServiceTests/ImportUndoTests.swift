import DataSource
import Testing

@testable import Model

/// What came in together goes together, or not at all.
@Suite(.timeLimit(.minutes(10)))
struct ImportUndoTests {
    private let files = AllocatedLock([String: String]())
    private let refused = AllocatedLock<String?>(nil)
    private let there = ImportServiceTests()

    private var dependencies: AppDependencies {
        var dependencies = there.dependencies
        dependencies.dataFolderClient = .memory(files) { [refused] key in
            refused.withLock { $0 }.flatMap { key.hasSuffix($0) ? .system(28) : nil }
        }
        return dependencies
    }

    private func importTwoYears() throws {
        let text = "Date,Weight (kg)\n2024-03-06,70.5\n2025-03-05,70\n"
        let sut = ImportService(dependencies)
        let file = try sut.read(FileStream(Array(text.utf8)), named: "f")[0]
        let choices = ImportChoices(target: .newPerson(name: "Ann", height: 171))
        let outcome = try sut.save(try sut.preview(of: [file], choices))
        #expect(outcome == .done)
    }

    private var data: [String: String] {
        files.withLock { $0.filter { $0.key == "people" || $0.key.hasPrefix("history") } }
    }

    @Test(arguments: ["/2024", "/2025", "people"], [UndoDirection.undo, .redo])
    func run_oneFileCannotBeWritten_noneIs(key: String, direction: UndoDirection) throws {
        try importTwoYears()
        let sut = UndoService(dependencies)
        if direction == .redo { _ = try sut.run(.undo) }
        let before = data
        #expect(before.count == 3)
        refused.withLock { $0 = key }
        #expect(throws: StorageError.self) { try sut.run(direction) }
        #expect(data == before)
        refused.withLock { $0 = nil }
        guard case .done(.imported(2, _, _, _)) = try sut.run(direction) else {
            Issue.record("not done")
            return
        }
        #expect(data.values.allSatisfy { $0 != before["people"] })
        let people = try PersonService(dependencies).loadNames().values
        #expect(people.count == (direction == .undo ? 0 : 1))
    }

    @Test
    func run_somethingChangedSince_nothingIsTakenBack() throws {
        try importTwoYears()
        let person = try PersonService(dependencies).loadNames().values[0].person
        let service = WeighInService(dependencies)
        var weighIn = try service.load(of: person).values[0]
        let old = weighIn
        weighIn.weight = 71
        _ = try service.save(weighIn, replacing: old, of: person, isIrreversible: false)
        let sut = UndoService(dependencies)
        _ = try sut.run(.undo)
        #expect(try service.load(of: person).values.map(\.weight) == [70.5, 70])
        #expect(try sut.run(.undo) == .done(.imported(2, of: person.id)))
        #expect(try service.load(of: person).values.isEmpty)
    }
}
