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

    @Test(arguments: [true, false])
    func holds_isWhatTheFolderSays(isHeld: Bool) {
        let sut = StorageService(
            .testDependencies(
                userDefaultsClient: testDependency(of: UserDefaultsClient.self) {
                    $0.holds = { $0 == "/a/b/x" && isHeld }
                }
            )
        )
        #expect(sut.holds("/a/b/x") == isHeld)
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
