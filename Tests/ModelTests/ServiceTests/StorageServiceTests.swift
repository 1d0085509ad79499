import DataSource
import Testing

@testable import Model

@Suite(.timeLimit(.minutes(10)))
struct StorageServiceTests {
    @Test
    func folder_isThatOfTheFiles() {
        let sut = StorageService(dependencies(foreign: nil))
        #expect(sut.folder == "/a/b")
        #expect(sut.foreignFolder() == nil)
        #expect(StorageService(dependencies(foreign: "/a/b")).foreignFolder() == "/a/b")
    }

    private func dependencies(foreign: String?) -> AppDependencies {
        .testDependencies(
            userDefaultsClient: testDependency(of: UserDefaultsClient.self) {
                $0.location = { "/a/b/\($0).json" }
                $0.foreignFolder = { foreign }
            }
        )
    }
}
