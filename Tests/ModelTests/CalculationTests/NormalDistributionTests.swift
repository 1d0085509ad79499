import Testing

@testable import Model

@Suite(.timeLimit(.minutes(10)))
struct NormalDistributionTests {
    @Test(arguments: [
        (-1.959963985, 0.025), (0, 0.5), (1, 0.841344746), (1.644853627, 0.95), (3, 0.998650102),
    ])
    func probability_andQuantile_areEachOthersInverse(z: Double, probability: Double) {
        #expect((NormalDistribution.probability(below: z) - probability).magnitude < 1e-9)
        let quantile = NormalDistribution.quantile(exceededBy: 1 - probability)
        #expect((quantile - z).magnitude < 1e-6)
    }

    // The tail keeps its digits, where 1 less the probability is 1 exactly.
    @Test
    func quantile_farTail_isExact() {
        let tail = NormalDistribution.probability(below: -9)
        #expect((NormalDistribution.quantile(exceededBy: tail) - 9).magnitude < 1e-6)
    }
}
