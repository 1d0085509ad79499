import Testing

@testable import DataSource

@Suite(.timeLimit(.minutes(10)))
struct PathRepositoryTests {
    @Test(arguments: [("/home/ada", "/home/ada"), ("", "/root"), (nil, "/root")])
    func home_variableOrAccount(variable: String?, expected: String) {
        let sut = PathRepository(
            .testValue,
            testDependency(of: ProcessInfoClient.self) {
                $0.environment = { $0 == .homeVariable ? variable : nil }
                $0.homeDirectory = { "/root" }
            }
        )
        #expect(sut.home == expected)
    }

    @Test
    func names_unreadableFolder_isEmpty() {
        let client = testDependency(of: FileClient.self) {
            $0.kind = { $0 == "/a" ? .folder : nil }
            $0.names = { folder throws(StorageError) in
                guard folder == "/a" else { throw StorageError(file: folder, reason: .system(13)) }
                return ["b"]
            }
        }
        let sut = PathRepository(client, .testValue)
        #expect(sut.names(in: "/a") == ["b"])
        #expect(sut.names(in: "/c").isEmpty)
        #expect(sut.kind(of: "/a") == .folder)
    }
}
