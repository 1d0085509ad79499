import Essentials

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

// Files that become others together. All of them are written beside the others first; from the moment
// at which their folder gets its name, they are what counts, and whoever comes first puts them where
// they belong. All of this is done under the lock.
struct StagedFiles: Sendable {
    let folder: DataFolder
    let ownWrites: OwnWrites
    let today: @Sendable () -> Day

    private var path: String { "\(folder.path)/.restoring" }
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
            for (key, data) in files.sorted(by: { $0.key < $1.key }) {
                let file = File(folder.path(forKey: key))
                if try !File(file.parent).exists() { made.append(File(file.parent)) }
                try Folder(file.parent).create()
                if keepsReplaced { made += [try keepReplaced(key)].compactMap(\.self) }
                let staged = File("\(draft)/\(key)\(String.json)")
                try Folder(staged.parent).create()
                try staged.replace(with: data)
            }
            try SystemCall.once(path) { rename(draft, path) }
        } catch {
            try? Folder(draft).remove()
            for file in made.reversed() { remove(file.path) }
            throw error.asFailure
        }
        try finish()
    }

    // Also what a process that was killed or refused has left.
    func finish() throws(StorageError) {
        guard arePending else { return try Folder(draft).remove() }
        try Folder(folder.path).synchronize()
        for key in try keys(below: "") {
            let file = File(folder.path(forKey: key))
            try Folder(file.parent).create()
            try moveAside(file, key)
            try file.become(File("\(path)/\(key)\(String.json)"), noting: ownWrites)
        }
        try Folder(path).remove()
        try Folder(folder.path).synchronize()
    }

    // People last, so that nobody comes back before their weigh-ins.
    private func keys(below parent: String) throws(StorageError) -> [String] {
        var keys = [String]()
        for name in try Folder("\(path)/\(parent)").names().sorted() {
            let key = parent.isEmpty ? name : "\(parent)/\(name)"
            if name.hasSuffix(.json), Layout(String(key.dropLast(String.json.count))) == .file {
                keys.append(String(key.dropLast(String.json.count)))
            } else if Layout(key) == .folder {
                keys += try self.keys(below: key)
            }
        }
        return keys
    }

    private func keepReplaced(_ key: String) throws(StorageError) -> File? {
        let file = File(folder.path(forKey: key))
        do throws(StorageError) {
            guard try file.read() != nil else { return nil }
        } catch let error where error.isUnreadable {
            return nil
        }
        return try Backups(folder: folder, key: key).keepReplaced(file, on: today())
    }

    // What cannot be read makes room, and is kept.
    private func moveAside(_ file: File, _ key: String) throws(StorageError) {
        do throws(StorageError) {
            _ = try file.read()
        } catch let error where error.isUnreadable {
            try Backups(folder: folder, key: key).keepReplaced(file, on: today())
        }
    }
}

extension File {
    fileprivate func become(
        _ other: File,
        noting ownWrites: OwnWrites
    ) throws(StorageError) {
        let target = try followed()
        ownWrites.note(FileVersion(other), of: self)
        if rename(other.path, target.path) == 0 {
            return try Folder(target.parent).synchronize()
        }
        // A link may lead to another disk.
        guard errno == EXDEV else { throw StorageError(file: path, reason: .system(errno)) }
        guard let data = try other.read() else { return }
        try replace(with: data, noting: ownWrites)
        unlink(other.path)
    }
}

extension Folder {
    // With all that is in it; what a link leads to stays.
    fileprivate func remove() throws(StorageError) {
        guard File(path).kind == S_IFDIR else { return }
        for name in try names() {
            let file = File("\(path)/\(name)")
            if file.kind == S_IFDIR {
                try Folder(file.path).remove()
            } else {
                try SystemCall.once(file.path) { unlink(file.path) }
            }
        }
        try SystemCall.once(path) { rmdir(path) }
    }
}
