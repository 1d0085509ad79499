import Synchronization

// Writes of this process, which are not reported as outside changes.
final class OwnWrites: Sendable {
    static let ofThisProcess = OwnWrites()

    private let versions = Mutex([String: FileVersion]())

    func note(_ version: FileVersion?, of file: File) {
        versions.withLock { $0[file.path] = version }
    }

    func areLast(in file: File) -> Bool {
        guard let version = FileVersion(file) else { return false }
        return versions.withLock { $0[file.path] } == version
    }
}
