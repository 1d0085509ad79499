import Essentials
import Testing

@testable import DataSource

@Suite(.timeLimit(.minutes(10)))
struct DistinctTests {
    @Test(arguments: [0, 1, 2, 17, 1000, 100_000])
    func areDistinct_sameTwice_isSeen(count: Int) {
        var ids = (0..<count).map { _ in UUID() }
        #expect(UUID.areDistinct(ids.count) { ids[$0] })
        guard let first = ids.first else { return }
        ids.append(first)
        #expect(!UUID.areDistinct(ids.count) { ids[$0] })
    }

    @Test
    func areDistinct_neighbours_areDistinct() {
        let ids = (0...255).map { UUID(UInt8($0)) }
        #expect(UUID.areDistinct(ids.count) { ids[$0] })
    }

    @Test(arguments: [[], [1], [1, 2, 3]] as [[UInt8]])
    func hasSameBytes_moreOrOthers_isFalse(bytes: [UInt8]) {
        let data = Data(bytes)
        #expect(data.hasSameBytes(as: Data(bytes)))
        #expect(!data.hasSameBytes(as: Data(bytes + [0])))
        #expect(bytes.isEmpty || !data.hasSameBytes(as: Data(bytes.map { $0 ^ 1 })))
    }

    @Test
    func inOrder_isAsSorted() {
        let days = ["2026-11-20", "2026-11-18", "2026-11-19"]
        let weighIns = days.enumerated().map { WeighIn.sample(UInt8($0), $1) }
        #expect(weighIns.inOrder == weighIns.sorted())
        #expect(weighIns.sorted().inOrder == weighIns.sorted())
        #expect([WeighIn]().inOrder.isEmpty)
    }
}
