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

    @Test
    func adoptFolder_failure_isThrown() {
        let error = StorageError(file: "data", reason: .noLocks)
        let sut = StorageService(
            .testDependencies(
                dataFolderClient: testDependency(of: DataFolderClient.self) {
                    $0.adopt = { () throws(StorageError) in throw error }
                }
            )
        )
        #expect(throws: error) { try sut.adoptFolder() }
    }

    @Test(arguments: [true, false])
    func holds_isWhatTheFolderSays(isHeld: Bool) {
        let sut = StorageService(
            .testDependencies(
                dataFolderClient: testDependency(of: DataFolderClient.self) {
                    $0.holds = { $0 == "/a/b/x" && isHeld }
                }
            )
        )
        #expect(sut.holds("/a/b/x") == isHeld)
    }

    @Test
    func sweep_tidiesWhereSomethingWasLeft() {
        let count = AllocatedLock(0)
        for isUntidy in [true, false] {
            let dependencies = AppDependencies.testDependencies(
                dataFolderClient: testDependency(of: DataFolderClient.self) {
                    $0.isUntidy = { isUntidy }
                    $0.tidy = { count.withLock { $0 += 1 } }
                }
            )
            StorageService(dependencies).sweep()
        }
        #expect(count.withLock(\.self) == 1)
    }

    @Test
    func changes_areThoseOfTheFolder() async {
        let dependencies = AppDependencies.testDependencies(
            fileWatchClient: testDependency(of: FileWatchClient.self) {
                $0.changes = {
                    AsyncStream {
                        $0.yield(["people"])
                        $0.finish()
                    }
                }
            }
        )
        var keys = [Set<String>]()
        for await changed in StorageService(dependencies).changes() { keys.append(changed) }
        #expect(keys == [["people"]])
    }

    private func dependencies(foreign: String?) -> AppDependencies {
        .testDependencies(
            dataFolderClient: testDependency(of: DataFolderClient.self) {
                $0.location = { "/a/b/\($0).json" }
                $0.foreignFolder = { foreign }
            }
        )
    }
}
