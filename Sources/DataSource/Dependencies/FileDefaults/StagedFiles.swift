import Essentials
import Synchronization

// Replaces several files together, under the lock. All are first written to a folder beside them;
// once that folder has its final name, they count, and any process moves them to their places.
struct StagedFiles: Sendable {
    enum Ending {
        case nothing
        case completed
        case stale
    }

    let folder: DataFolder
    let ownWrites: OwnWrites
    let today: @Sendable () -> Day

    // The name is from the first use; other versions of the program look for it.
    var path: String { "\(folder.path)/.restoring" }
    private var draft: String { "\(folder.path)/.restoring.tmp" }

    var arePending: Bool { access(path, F_OK) == 0 }
    var areThere: Bool { arePending || access(draft, F_OK) == 0 }

    func replace(
        _ files: [String: Data],
        keepsReplaced: Bool = true
    ) throws(StorageError) {
        guard !files.isEmpty else { return }
        var made = [File]()
        do throws(StorageError) {
            try Folder(draft).remove()
            var digests = JSONMembers()
            for (key, data) in files.sorted(by: { $0.key < $1.key }) {
                let file = File(folder.path(forKey: key))
                if try !File(file.parent).exists() { made.append(File(file.parent)) }
                try Folder(file.parent).create()
                if !FileDefaults.isPassing(key) {
                    if keepsReplaced { made += [try keepReplaced(key)].compactMap(\.self) }
                    digests[key] = try file.digest()
                }
                let staged = File("\(draft)/\(key)\(String.json)")
                try Folder(staged.parent).create()
                try staged.replace(with: data)
            }
            try File("\(draft)\(Self.digests)").replace(with: Data(JSONText(digests).bytes))
            try SystemCall.once(path) { rename(draft, path) }
        } catch {
            try? Folder(draft).remove()
            for file in made.reversed() { remove(file.path) }
            throw error.asFailure
        }
        try complete()
    }

    // The change is decided from here on: a failure must not be reported as one.
    private func complete() throws(StorageError) {
        let decided = StorageError(file: folder.path, reason: .decided)
        guard (try? Folder(folder.path).synchronize()) != nil else { throw decided }
        do throws(StorageError) {
            try putInPlace()
        } catch {
            // A second fsync would not report what the first has not written.
            if error.isUncertain || (try? putInPlace()) == nil { throw decided }
        }
    }

    // Completes a change that another process has decided, unless its files were changed since.
    @discardableResult
    func finish() throws(StorageError) -> Ending {
        guard arePending else {
            try Folder(draft).remove()
            return .nothing
        }
        try Folder(folder.path).synchronize()
        let keys = try keys(below: "")
        let lasting = keys.filter { !FileDefaults.isPassing($0) }
        guard try areCurrent(lasting) else {
            for key in lasting { try backups(key).keepReplaced(staged(key), on: today()) }
            try Folder(path).remove()
            return .stale
        }
        for key in lasting { _ = try keepReplaced(key) }
        do throws(StorageError) {
            try putInPlace()
        } catch let error where error.isUncertain {
            // All files are in place, but may be lost at a power cut.
        }
        return .completed
    }

    // If fsync has failed, the emptied folder stays, so that the next process knows.
    private func putInPlace() throws(StorageError) {
        var doubt: StorageError?
        for key in try keys(below: "") {
            let file = file(key)
            try Folder(file.parent).create()
            try moveAside(file, key)
            let target = try file.become(staged(key), noting: ownWrites)
            if SharedFile.isShared(key) { SharedFile(folder: folder, key: key).noteWritten() }
            do throws(StorageError) {
                try Folder(target.parent).synchronize()
            } catch {
                doubt = StorageError(file: file.path, reason: .notCertain(EIO))
            }
        }
        if let doubt { throw doubt }
        try Folder(path).remove()
        // If the emptied folder comes back after a power cut, it is removed again.
        try? Folder(folder.path).synchronize()
    }

    private static let digests = "/replaced.json"

    // A folder without digests was put here by another program, such as a synchronizer.
    private func areCurrent(_ keys: [String]) throws(StorageError) -> Bool {
        guard !keys.isEmpty else { return true }
        guard let data = try File("\(path)\(Self.digests)").read(),
            let digests = JSONText(bytes: Array(data)[...]).members
        else {
            return false
        }
        for key in keys {
            guard let digest = digests[key], let present = try file(key).digest() else { continue }
            if present == digest { continue }
            if try present != staged(key).digest() { return false }
        }
        return true
    }

    private func file(_ key: String) -> File { File(folder.path(forKey: key)) }

    private func staged(_ key: String) -> File { File("\(path)/\(key)\(String.json)") }

    private func backups(_ key: String) -> Backups { Backups(folder: folder, key: key) }

    // People last, so that no person is restored before the weigh-ins.
    private func keys(below parent: String) throws(StorageError) -> [String] {
        var keys = [String]()
        for name in try Folder("\(path)/\(parent)").names().sorted() {
            let key = parent.isEmpty ? name : "\(parent)/\(name)"
            if name.hasSuffix(.json), Layout(String(key.stem)) == .file {
                keys.append(String(key.stem))
            } else if Layout(key) == .folder {
                keys += try self.keys(below: key)
            }
        }
        return keys
    }

    private func keepReplaced(_ key: String) throws(StorageError) -> File? {
        let file = file(key)
        do throws(StorageError) {
            guard try file.read() != nil else { return nil }
        } catch let error where error.isUnreadable {
            return nil
        }
        return try backups(key).keepReplaced(file, on: today())
    }

    // Keeps an unreadable file among the backups.
    private func moveAside(_ file: File, _ key: String) throws(StorageError) {
        do throws(StorageError) {
            _ = try file.read()
        } catch let error where error.isUnreadable {
            try backups(key).keepReplaced(file, on: today())
        }
    }
}

extension File {
    fileprivate func become(
        _ other: File,
        noting ownWrites: OwnWrites
    ) throws(StorageError) -> File {
        let target = try followed()
        ownWrites.note(FileVersion(other), of: self)
        if rename(other.path, target.path) == 0 { return target }
        // A link may lead to another disk.
        guard errno == EXDEV else { throw StorageError(file: path, reason: .system(errno)) }
        guard let data = try other.read() else { return target }
        try replace(with: data, noting: ownWrites)
        unlink(other.path)
        return target
    }
}

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
