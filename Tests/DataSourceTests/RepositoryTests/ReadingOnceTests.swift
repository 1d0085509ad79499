import Essentials
import Testing

@testable import DataSource

/// A year is read once before it is changed, and once while it is.
@Suite(.timeLimit(.minutes(10)))
struct ReadingOnceTests {
    let folder = TemporaryFolder()
    let reads = AllocatedLock([String]())
    let ada = UUID(9)
    let weighIn = WeighIn.sample(1, "2026-11-20")

    @Test
    func delete_readsTheYearOnce() throws {
        try sut.save(weighIn, of: ada)
        reads.withLock { $0 = [] }
        #expect(try sut.delete(weighIn, of: ada) == .done)
        #expect(reads.withLock(\.self) == ["history/\(ada.text)/2026"])
    }

    @Test
    func replace_readsTheYearOnce() throws {
        try sut.save(weighIn, of: ada)
        reads.withLock { $0 = [] }
        var new = weighIn
        new.weight = 80
        _ = try sut.replace(weighIn, with: new, of: ada)
        #expect(reads.withLock(\.self) == ["history/\(ada.text)/2026"])
    }

    @Test
    func save_readsNoOtherYear() throws {
        try sut.save(weighIn, of: ada)
        reads.withLock { $0 = [] }
        try sut.save(.sample(2, "2026-11-21"), of: ada)
        #expect(reads.withLock(\.self) == [])
    }

    private var sut: WeighInRepository {
        let client = folder.client
        let counting = testDependency(of: DataFolderClient.self) {
            $0 = client
            $0.data = { [reads] key throws(StorageError) in
                if key != .journal { reads.withLock { $0.append(key) } }
                return try client.data(key)
            }
        }
        return WeighInRepository(counting, .testValue)
    }
}
