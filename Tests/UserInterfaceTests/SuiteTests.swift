import Testing

/// A slip that makes a loop endless must not stop `make test` for ever.
@Suite(.timeLimit(.minutes(10)))
struct SuiteTests {
    @Test
    func suites_allHaveATimeLimit() throws {
        let declaration = #/\n(?:struct|final class|@Suite struct|@MainActor struct) \w+Tests\b/#
        for file in try SourceFolder.swiftFiles("Tests") where file.text.contains("@Test") {
            let count = file.text.matches(of: declaration).count
            let limited = file.text.matches(of: #/@Suite\(\s*\.timeLimit\(/#).count
            #expect(count <= limited, "\(file.name)")
        }
    }
}
