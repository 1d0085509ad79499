import DataSource
import Essentials
import Testing

@testable import Model

/// Waist and body fat come along, also to weigh-ins that are here without them.
@Suite(.timeLimit(.minutes(10)))
struct ImportMeasureTests {
    private let there = ImportServiceTests()
    private let choices = ImportChoices(target: .newPerson(name: "Ann", height: 171))

    private var sut: ImportService { there.sut }

    private func weighIns() throws -> [WeighIn] {
        let person = try PersonService(there.dependencies).loadNames().values[0].person
        return try there.weighInService.load(of: person).values
    }

    @discardableResult
    private func save(
        _ text: String,
        _ choices: ImportChoices = ImportChoices()
    ) throws
        -> ImportPreview
    {
        let preview = try there.preview(text, choices)
        #expect(try sut.save(preview) == .done)
        return preview
    }

    @Test
    func save_aFatMass_isAPartOfTheWeight() throws {
        let preview = try save(
            "Date,Weight (lb),Fat mass (kg),Waist (cm)\n2024-03-05,150,17,\n2024-03-06,151,,80\n",
            choices
        )
        #expect(preview.count(of: .bodyFat) == 1 && preview.count(of: .waist) == 1)
        // 17 of 68.04 kg.
        #expect(
            try weighIns().map(\.measures) == [
                Measures([.bodyFat: 24.99]), Measures([.waist: 80]),
            ]
        )
    }

    @Test(arguments: [
        ("Fat mass (kg)", "68.35", ImportRefusal.Reason.fatMass),
        ("Fat mass (kg)", "70", .fatMass), ("Fat mass (kg)", "60", .bodyFat),
        ("Body fat (%)", "90", .bodyFat), ("Body fat (%)", "0.4", .bodyFat),
        ("Waist (cm)", "12", .waist), ("Waist (cm)", "35", .waist),
        ("Waist (cm)", "-5", .waist), ("Waist (cm)", "wide", .waist),
        ("Body fat (%)", "1e9", .bodyFat), ("Body fat (%)", "high", .bodyFat),
        ("Fat mass (kg)", "1.2.3", .bodyFat),
    ])
    func preview_anImpossibleMeasure_isLeftOutAndItsWeightKept(
        head: String,
        cell: String,
        reason: ImportRefusal.Reason
    ) throws {
        let preview = try there.preview(
            "Date,Weight (kg),\(head)\n2024-03-05,68.35,\(cell)\n2024-03-06,68,\n",
            choices
        )
        #expect(preview.droppedMeasures.map(\.reason) == [reason])
        #expect(preview.droppedMeasures.map(\.line) == [2] && preview.refusedCount == 0)
        #expect(preview.new == 2 && preview.count(of: .bodyFat) + preview.count(of: .waist) == 0)
    }

    @Test(arguments: ["", "0", "0.0", "0,0", "-", "--", "null"])
    func preview_noMeasure_isNothingLeftOut(cell: String) throws {
        let head = "Date;Weight (kg);Waist (cm);Body fat (%);Fat mass (kg)"
        let preview = try there.preview("\(head)\n2024-03-05;68;\(cell);\(cell);\(cell)\n", choices)
        #expect(preview.droppedMeasures.isEmpty && preview.new == 1)
    }

    @Test
    func preview_twoImpossibleMeasuresOfALine_areBothNamed() throws {
        let head = "Date,Weight (kg),Waist (cm),Body fat (%)"
        let preview = try there.preview("\(head)\n2024-03-05,68,12,90\n", choices)
        #expect(preview.droppedMeasures.map(\.reason) == [.waist, .bodyFat])
        #expect(preview.droppedMeasureCount == 2)
    }

    @Test
    func save_anOldFileAgain_addsWhatIsMissing_undoneInOneStep() throws {
        try save("Date,Weight (kg)\n2024-03-05,68.35\n2025-03-06,68\n2025-03-07,68.1\n", choices)
        var last = try weighIns()[2]
        let person = try PersonService(there.dependencies).loadNames().values[0].person
        let old = last
        last.measures[.bodyFat] = 30
        _ = try there.weighInService.save(last, replacing: old, of: person, isIrreversible: false)
        let before = try weighIns()

        let text = """
            Date,Weight (kg),Fat (%),Waist (cm)
            2024-03-05,68.35,20,
            2025-03-06,68,20,81
            2025-03-07,68.1,21,

            """
        let preview = try there.preview(text)
        #expect(preview.new == 0 && preview.duplicates == 3)
        #expect(preview.completed == 2 && preview.hasChanges)
        // 21 is in the file, 30 is here.
        #expect(preview.differingMeasures == 1)
        #expect(try sut.save(preview) == .done)
        let measures = [
            Measures([.bodyFat: 20]), Measures([.bodyFat: 20, .waist: 81]),
            Measures([.bodyFat: 30]),
        ]
        #expect(try weighIns().map(\.measures) == measures)
        #expect(try weighIns().map(\.weight) == before.map(\.weight))

        let undo = UndoService(there.dependencies)
        guard case .done(.completed(2, person.id)) = try undo.run(.undo) else {
            Issue.record("not undone")
            return
        }
        #expect(try weighIns().map(\.measures) == before.map(\.measures))
        guard case .done = try undo.run(.redo) else {
            Issue.record("not done again")
            return
        }
        #expect(try weighIns().map(\.measures) == measures)
        // Now nothing is missing.
        #expect(try !there.preview(text).hasChanges)
    }

    @Test
    func save_newAndMissing_areOneStep() throws {
        try save("Date,Weight (kg)\n2024-03-05,68.35\n", choices)
        let preview = try save("Date,Weight (kg),Fat (%)\n2024-03-05,68.35,20\n2024-03-06,68,21\n")
        #expect(preview.new == 1 && preview.completed == 1)
        #expect(try weighIns().map(\.measures[.bodyFat]) == [20, 21])
        let undone = try UndoService(there.dependencies).run(.undo)
        guard case .done(.imported(1, completed: 1, _, _)) = undone else {
            Issue.record("not undone")
            return
        }
        #expect(try weighIns().map(\.measures[.bodyFat]) == [nil])
    }

    @Test
    func save_aMeasureOfAnotherFile_completesWhatComesWithIt() throws {
        let files = try [
            "Date,Weight (kg)\n2024-03-05,68.35\n",
            "Date,Weight (kg),Fat (%)\n2024-03-05,68.35,20\n",
        ].map { try there.file($0) }
        let preview = try sut.preview(of: files, choices)
        #expect(preview.new == 1 && preview.completed == 0 && preview.count(of: .bodyFat) == 1)
    }
}
