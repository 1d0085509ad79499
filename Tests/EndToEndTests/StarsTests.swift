import Testing

/// A program of the package `Tests/SwiftUI`, which `make test-all` builds, runs in a terminal.
@Suite(.timeLimit(.minutes(10)))
struct StarsTests {
    @Test
    func program_ofAnotherPackage_runsWithItsOwnControl() throws {
        let session = try Session("swiftui/debug/Stars")
        try session.expect("Hello  1")
        try session.press("+", "+")
        try session.expect("Hello  3")
        try session.expect("★★★")
        try session.expect("one more")
        try session.press("q")
        _ = try session.waitForEnd()
        try session.expectGivenBack()
    }
}
