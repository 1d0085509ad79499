import CursesUI
import Testing

/// Names of Foundation that come with SwiftUI.
@Suite(.timeLimit(.minutes(10)))
struct FoundationTests {
    @Test
    func process_withItsPipe_isRun() throws {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: "/bin/echo")
        process.arguments = ["written"]
        process.standardOutput = pipe
        try process.run()
        process.waitUntilExit()
        let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        #expect(text == "written\n")
    }

    @Test
    func queueAndThread_areThere() {
        #expect(OperationQueue.main.maxConcurrentOperationCount != 0)
        #expect(FileHandle.standardError.fileDescriptor == 2)
        #expect(!Thread.current.isCancelled)
        #expect(String(format: "%.1f", 1.25).count == 3)
        let log: (String) -> Void = { NSLog("%@", $0) }
        #expect(type(of: log) == ((String) -> Void).self)
    }
}
