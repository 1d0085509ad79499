import Testing

/// A package of somebody else's, which `make test` builds beside this one, works with the toolkit.
@Suite(.timeLimit(.minutes(10)))
struct OutsidePackageTests {
    @Test
    func program_ofAnotherPackage_runsWithAControlOfItsOwn() throws {
        let session = try Session("outside/debug/Stars")
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
