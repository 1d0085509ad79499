import CursesCore
import Dispatch

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

@main
struct TerminalProbe {
    static func main() {
        let isPlain = CommandLine.arguments.contains("--plain")
        if !isPlain { MainQueue.takeOverPool() }
        let terminal = NCursesTerminal()
        if CommandLine.arguments.contains("--no-mouse") { terminal.capturesMouse = false }
        let probe = Probe(terminal: terminal)
        do {
            try terminal.open { probe.receive($0) }
        } catch {
            print("probe: \(error)")
            exit(2)
        }
        probe.draw()
        if isPlain { dispatchMain() }
        MainQueue.run()
    }
}
