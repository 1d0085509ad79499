import CursesUI
import Dispatch
import GalleryPages

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

@main
enum Gallery {
    static func main() {
        let words = Array(CommandLine.arguments.dropFirst())
        guard words.first == "walk" else { return GalleryApp.main() }
        Task {
            let count = words.dropFirst().first.flatMap { Int($0) } ?? 100_000
            exit(await isWhole(after: count, on: words.dropFirst(2).first) ? 0 : 1)
        }
        dispatchMain()
    }

    /// Walks with random input, and tells what was wrong on the way.
    private static func isWhole(after count: Int, on page: String?) async -> Bool {
        var walk = Walk(count, only: page)
        let time = await ContinuousClock().measure { await walk.run() }
        print("\(walk.events) events in \(time.components.seconds) s, \(walk.flaws.count) flaws")
        for flaw in walk.flaws { print(flaw) }
        return walk.flaws.isEmpty
    }
}
