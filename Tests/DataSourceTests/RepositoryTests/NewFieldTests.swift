import Essentials
import Testing

@testable import DataSource

/// A weigh-in with one field more: what a later version adds with one line.
private struct MeasuredWeighIn: Recordable {
    static let empty = MeasuredWeighIn(weighIn: .empty)

    var weighIn: WeighIn
    var wrist: Double?

    mutating func code(_ coder: inout some FieldCoder) {
        weighIn.code(&coder)
        coder.optional("wrist", &wrist, as: Detail.goalWeight)
    }
}

@Suite(.timeLimit(.minutes(10)))
struct NewFieldTests {
    private let folder = TemporaryFolder()
    private let ada = UUID(9)
    private let key = String.history(of: UUID(9), in: 2026)
    private let weighIn = WeighIn(
        id: UUID(1),
        day: Day("2026-11-20") ?? .epoch,
        time: TimeOfDay("07:30") ?? .midnight,
        weight: 72.4,
        height: 178,
        note: "after a run"
    )

    private var noted: NotedRecords { NotedRecords(folder.client, .testValue) }
    private var weighIns: WeighInRepository { WeighInRepository(folder.client, .testValue) }
    private var undo: UndoRepository {
        UndoRepository(folder.client, .testValue, .testValue)
    }

    @Test(arguments: [nil, 81.5])
    func field_isWrittenAndRead(wrist: Double?) throws {
        try save(wrist)
        let read = try noted.records.load(key, MeasuredWeighIn.self).values
        #expect(read.map(\.wrist) == [wrist])
        #expect(read.map(\.weighIn.weight) == [72.4])
        #expect(read.map(\.weighIn.note) == ["after a run"])
        #expect(try #require(folder.text("\(key).json")).contains("wrist") == (wrist != nil))
    }

    @Test
    func field_thatThisVersionDoesNotKnow_isKeptByAChange() throws {
        try save(81.5)
        let old = try #require(try weighIns.newest(of: ada))
        var new = old
        new.weight = 70
        _ = try weighIns.replace(old, with: new, of: ada)
        let read = try noted.records.load(key, MeasuredWeighIn.self).values
        #expect(read.map(\.wrist) == [81.5])
        #expect(read.map(\.weighIn.weight) == [70])
    }

    @Test
    func field_thatWasChanged_isToldAndTakenBack() throws {
        try save(81.5)
        let old = try #require(try noted.records.load(key, MeasuredWeighIn.self).values.first)
        var new = old
        new.wrist = 80
        #expect(Set(new.allDetails).subtracting(old.allDetails) == [.goalWeight(80)])
        let place = RecordPlace(
            key: key,
            id: weighIn.id.text,
            file: try noted.records.file(of: key)
        )
        _ = try noted.replace(old.members, with: new.members, in: place, isIrreversible: false)
        #expect(try wrists() == [80])
        guard case .done = try undo.run(.undo) else {
            Issue.record("Not taken back")
            return
        }
        #expect(try wrists() == [81.5])
        guard case .done = try undo.run(.redo) else {
            Issue.record("Not done again")
            return
        }
        #expect(try wrists() == [80])
    }

    @Test
    func fields_standInTheOrderInWhichTheyAreWritten() {
        #expect(names(of: WeighIn.empty) == names(of: WeighIn.empty).sorted())
        #expect(names(of: Person.empty) == names(of: Person.empty).sorted())
    }

    private func save(_ wrist: Double?) throws {
        let measured = MeasuredWeighIn(weighIn: weighIn, wrist: wrist)
        try noted.add { changes throws(StorageError) in
            try noted.records.save([weighIn.id.text: measured.members], in: key, &changes)
        }
    }

    private func wrists() throws -> [Double?] {
        try noted.records.load(key, MeasuredWeighIn.self).values.map(\.wrist)
    }

    private func names(of value: some Recordable) -> [String] {
        var lister = NameLister()
        var value = value
        value.code(&lister)
        return lister.names
    }
}

private struct NameLister: FieldCoder {
    private(set) var names = [String]()

    mutating func mark<Value: FieldValue>(
        _ name: StaticString,
        _ value: inout Value,
        absent: Value?
    ) {
        names.append(name.description)
    }

    mutating func field<Value: FieldValue>(
        _ name: StaticString,
        _ value: inout Value,
        absent: Value?,
        as detail: (Value) -> Detail?
    ) {
        names.append(name.description)
    }
}
