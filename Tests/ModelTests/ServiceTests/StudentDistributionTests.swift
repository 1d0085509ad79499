import Testing

@testable import Model

@Suite(.timeLimit(.minutes(10)))
struct StudentDistributionTests {
    @Test(arguments: [
        (1, 12.7062), (2, 4.3027), (3, 3.1824), (4, 2.7764), (5, 2.5706), (10, 2.2281),
        (26, 2.0555), (30, 2.0423), (120, 1.9799), (363, 1.9665),
    ])
    func bound_isAsPublished(_ degreesOfFreedom: Int, _ expected: Double) {
        let bound = StudentDistribution(degreesOfFreedom: degreesOfFreedom).bound
        #expect((bound * 10_000).rounded() / 10_000 == expected)
    }

    @Test
    func bound_fallsTowardsThatOfTheNormalDistribution() {
        let bounds = (1...400).map { StudentDistribution(degreesOfFreedom: $0).bound }
        #expect(zip(bounds, bounds.dropFirst()).allSatisfy { $0 > $1 })
        #expect(bounds.allSatisfy { $0 > 1.959_964 })
    }

    @Test
    func bound_nothingIsKnown_hasNone() {
        #expect(StudentDistribution(degreesOfFreedom: 0).bound == .infinity)
    }
}
