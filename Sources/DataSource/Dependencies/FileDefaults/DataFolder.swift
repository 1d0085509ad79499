import Essentials
import Synchronization

struct DataFolder: Sendable {
    let path: String
    // True if the user has named the folder.
    let isChosen: Bool
    // For what belongs to this machine alone; `nil` keeps it in the data folder.
    let state: String?

    init(path: String, isChosen: Bool = true, state: String? = nil) {
        self.path = path
        self.isChosen = isChosen
        self.state = state
    }

    init(_ processInfo: ProcessInfoClient) throws(StorageError) {
        let path: String
        var isChosen = false
        if let chosen = processInfo.environment(.dataFolderVariable), !chosen.isEmpty {
            (path, isChosen) = (chosen, true)
        } else if let dataHome = processInfo.folder(.dataHomeVariable) {
            path = "\(dataHome)/bmi-tui"
        } else if let home = processInfo.home {
            path = Self.usual(in: home)
        } else {
            throw StorageError(file: "", reason: .noDataFolder)
        }
        try File(path).checkIsUnicode()
        // A home that is not there, as in some containers, is not made.
        let home = processInfo.home.flatMap { File($0).isFolder ? $0 : nil }
        let parent =
            processInfo.folder(.stateHomeVariable) ?? home.map { "\($0)/.local/state" }
        let isUsual = processInfo.home.map { path == Self.usual(in: $0) } ?? false
        self.init(
            path: path,
            isChosen: isChosen,
            state: parent.map {
                "\($0)/bmi-tui/\(isUsual ? "default" : Self.identity(of: path))"
            }
        )
    }

    private static func usual(in home: String) -> String { "\(home)/.local/share/bmi-tui" }

    private static let identities = Mutex([String: String]())

    // A name that follows from the place of the folder, also by another link or relative path.
    private static func identity(of path: String) -> String {
        if let known = identities.withLock({ $0[path] }) { return known }
        let place = Folder(path).resolved
        let identity = "\(File(place).name)-\(String(place.utf8.digest(), radix: 16))"
        identities.withLock { $0[path] = identity }
        return identity
    }

    // The folder of the files of this machine.
    var machinePath: String { state ?? path }

    func path(forKey key: String) -> String {
        "\(key.isOfMachine ? machinePath : path)/\(key)\(String.json)"
    }

    func keys(below prefix: String) throws(StorageError) -> [String] {
        let folder = "\(prefix.isOfMachine ? machinePath : path)/\(prefix)"
        var keys = [String]()
        for name in try FolderNames.all(in: folder) where !name.hasPrefix(".") {
            let key = prefix.isEmpty ? name : "\(prefix)/\(name)"
            if name.hasSuffix(.json) {
                keys.append(String(key.stem))
            } else if Layout(key.withoutLast) == .folder,
                try File("\(folder)/\(name)").leadsToFolder()
            {
                keys += try self.keys(below: key)
            }
        }
        return keys
    }
}

// Remembers that the folder existed: recreated without its people, it would hide the files that are
// written to it. A list of people that is gone is not begun again with the one who is saved.
struct FolderPresence: Sendable {
    private let seen = AllocatedLock(Set<String>())

    func check(_ folder: DataFolder, forWriting key: String? = nil) throws(StorageError) {
        try check(folder.path)
        let people = folder.path(forKey: .people)
        let needsPeople = key.map { $0 == .people || $0.hasPrefix(.history) } ?? false
        do throws(StorageError) {
            try check(people)
        } catch {
            // rclone gives both versions of a conflict another name.
            if needsPeople, try SharedFile(folder: folder, key: .people).copies().isEmpty {
                throw error
            }
        }
    }

    private func check(_ path: String) throws(StorageError) {
        if access(path, F_OK) == 0 {
            seen.withLock { _ = $0.insert(path) }
        } else if errno == ENOENT, seen.withLock({ $0.contains(path) }) {
            throw StorageError(file: path, reason: .gone)
        }
    }
}
