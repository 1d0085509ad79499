import GalleryPages
import Testing

/// The short form of the walk; the long one is `Gallery walk 1000000`, which `make soak` takes.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct WalkTests {
    @Test
    func randomKeysPastesClicksAndSizes_leaveEveryScreenWhole() async {
        var walk = Walk(5_000)
        await walk.run()
        #expect(walk.flaws.isEmpty)
    }
}
