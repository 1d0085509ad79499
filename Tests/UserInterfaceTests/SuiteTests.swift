import Testing

/// A slip that makes a loop endless must not stop `make test` for ever.
@Suite(.timeLimit(.minutes(10)))
nonisolated struct SuiteTests {
    @Test
    func suites_allHaveATimeLimit() throws {
        let declaration =
            #/\n(?:nonisolated |@Suite |@MainActor )?(?:struct|final class) \w+Tests\b/#
        for file in try SourceFolder.swiftFiles("Tests") where file.text.contains("@Test") {
            let count = file.text.matches(of: declaration).count
            let limited = file.text.matches(of: #/@Suite\(\s*\.timeLimit\(/#).count
            #expect(count <= limited, "\(file.name)")
        }
    }
}
