#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

struct DataFolder: Sendable {
    let path: String
    // True if the user has named the folder.
    let isChosen: Bool

    init(path: String, isChosen: Bool = true) {
        self.path = path
        self.isChosen = isChosen
    }

    init(_ processInfo: ProcessInfoClient) throws(StorageError) {
        if let chosen = processInfo.environment(.dataFolderVariable), !chosen.isEmpty {
            self.init(path: chosen)
        } else if let dataHome = processInfo.folder(.dataHomeVariable) {
            self.init(path: "\(dataHome)/bmi-tui", isChosen: false)
        } else if let home = processInfo.home {
            self.init(path: "\(home)/.local/share/bmi-tui", isChosen: false)
        } else {
            throw StorageError(file: "", reason: .noDataFolder)
        }
        try File(path).checkIsUnicode()
    }

    func path(forKey key: String) -> String {
        "\(path)/\(key)\(String.json)"
    }

    func keys(below prefix: String) throws(StorageError) -> [String] {
        let folder = "\(path)/\(prefix)"
        var keys = [String]()
        for name in try Folder(folder).names().sorted() where !name.hasPrefix(".") {
            let key = prefix.isEmpty ? name : "\(prefix)/\(name)"
            if name.hasSuffix(.json) {
                keys.append(String(key.dropLast(String.json.count)))
            } else if Layout(key) == .folder, try File("\(folder)/\(name)").leadsToFolder() {
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
            if needsPeople { throw error }
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
