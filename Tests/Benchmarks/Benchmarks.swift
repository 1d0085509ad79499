import GalleryPages

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

@main
struct Benchmarks {
    static func main() async throws {
        let words = Array(CommandLine.arguments.dropFirst())
        if words.first == "walk" {
            await walk(
                words.dropFirst().first.flatMap { Int($0) } ?? 100_000,
                words.dropFirst(2).first
            )
            return
        }
        if words.first == "counts", let file = words.dropFirst().first {
            let risen = try Counts.risen(file: file)
            for line in risen { print("bench-counts: \(line)") }
            exit(risen.isEmpty ? 0 : 1)
        }
        if words.first == "growth" { return try printGrowth() }
        print(Figure("", measured: "measured", goal: "to reach").line)
        let figures = FrameSpeed.figures() + Memory.figures()
        for figure in figures + (try Program.figures()) { print(figure.line) }
        try printGrowth()
    }

    private static func printGrowth() throws {
        let growth = try Growth(Program.path)
        for figure in growth.figures { print(figure.line) }
        print("", GrowthChart.text(of: growth), separator: "\n")
    }

    private static func walk(_ count: Int, _ page: String?) async {
        var walk = Walk(count, only: page)
        let time = await ContinuousClock().measure { await walk.run() }
        print("\(walk.events) events in \(time.milliseconds / 1_000) s, \(walk.flaws.count) flaws")
        for flaw in walk.flaws { print(flaw) }
        if !walk.flaws.isEmpty { exit(1) }
    }
}
