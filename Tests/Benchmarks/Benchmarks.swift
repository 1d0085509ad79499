#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

@main
struct Benchmarks {
    static func main() async throws {
        let words = Array(CommandLine.arguments.dropFirst())
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
}
