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
        let name = words.dropFirst(2).first
        let page = name.flatMap { $0 == "app" ? $0 : Page.named($0)?.id }
        guard let count = Int(words.dropFirst().first ?? "100000"), (page == nil) == (name == nil)
        else {
            print("usage: Gallery walk [COUNT [PAGE]]")
            exit(2)
        }
        Task { exit(await hasNoFlaws(in: count, on: page) ? 0 : 1) }
        dispatchMain()
    }

    /// Runs the random walk and prints its flaws; returns whether there were none.
    private static func hasNoFlaws(in count: Int, on page: String?) async -> Bool {
        var walk = Walk(count, only: page) { events in
            print("\(events) of \(count) events")
            fflush(nil)
        }
        let time = await ContinuousClock().measure { await walk.run() }
        print("\(walk.events) events in \(time.components.seconds) s, \(walk.flaws.count) flaws")
        for flaw in walk.flaws { print(flaw) }
        return walk.flaws.isEmpty
    }
}
