import Essentials

// Tidies up at the start under the lock, when no other process writes.
struct Housekeeping: Sendable {
    let folder: DataFolder

    // True if a folder that the user has named holds only other things: it may be a typo.
    var isForeign: Bool {
        guard folder.isChosen, !isInUse, let inventory = try? Inventory(folder) else {
            return false
        }
        return inventory.hasOthers && inventory.files.isEmpty
    }

    func tidy() throws(StorageError) {
        guard !isForeign else { throw StorageError(file: folder.path, reason: .foreignFolder) }
        // If another process has the lock, the next start tidies up.
        try adopt(patience: FileLock.haste)
    }

    // Marks the folder as ours.
    func adopt(patience: Duration = FileLock.patience) throws(StorageError) {
        try Folder("\(folder.path)/\(String.history)").create()
        // The lock may exist in a folder that is not writable any more.
        try SystemCall.once(folder.path) { access(folder.path, W_OK) }
        let lock = try FileLock(folder, patience: patience)
        defer { lock.unlock() }
        let inventory = try Inventory(folder, isInUse: true)
        // Other things in the folder may be public; our files never are.
        if !inventory.hasOthersAtTop { File(folder.path).protect() }
        for path in inventory.folders + inventory.files { File(path).protect() }
        // Without a lock, a draft may be a file that another process is writing.
        guard lock.isHeld else { throw StorageError(file: folder.path, reason: .noLocks) }
        for draft in inventory.drafts { unlink(draft) }
        if let state = folder.state { removeDrafts(in: state) }
    }

    private func removeDrafts(in parent: String) {
        for name in (try? Folder(parent).names()) ?? [] {
            let file = File("\(parent)/\(name)")
            if file.kind == S_IFDIR {
                removeDrafts(in: file.path)
            } else if name.draftedName != nil {
                unlink(file.path)
            }
        }
    }

    // May include a draft that is being written; certain only under the lock.
    var hasDrafts: Bool { hasDrafts(in: "") }

    private func hasDrafts(in parent: String) -> Bool {
        let path = parent.isEmpty ? folder.path : "\(folder.path)/\(parent)"
        return ((try? Folder(path).names()) ?? []).contains { name in
            let key = parent.isEmpty ? name : "\(parent)/\(name)"
            return Inventory.isDraft(name, in: parent)
                || Layout(key) == .folder && hasDrafts(in: key)
        }
    }

    private var isInUse: Bool {
        let history = File("\(folder.path)/\(String.history)")
        guard history.isFolder else { return false }
        if File("\(folder.path)/\(String.lock)").kind == S_IFREG { return true }
        return (try? Folder(history.path).names())?.contains(where: \.isPersonID) ?? false
    }
}

// Moves the files that an earlier version kept beside the data to the folder of this machine.
extension Housekeeping {
    func moveMachineFiles() {
        guard folder.state != nil, isInUse else { return }
        let oldKeys = oldKeys
        guard !oldKeys.isEmpty,
            let lock = try? FileLock(folder, patience: FileLock.haste)
        else { return }
        defer { lock.unlock() }
        for key in oldKeys {
            let old = File("\(folder.path)/\(key)\(String.json)")
            let new = File(folder.path(forKey: key))
            guard old.kind == S_IFREG, old.hasEnvelope else { continue }
            do throws(StorageError) {
                try Folder(new.parent).create()
                if try !new.exists() {
                    try old.move(to: new)
                } else if try new.read() == old.read() {
                    // Copied by a process that was killed before it removed the old one.
                    unlink(old.path)
                }
            } catch {
                // It stays where it is, for the next start.
            }
        }
        removeEmptyFolders(in: "\(folder.path)/\(String.backups)")
    }

    private var oldKeys: [String] {
        let files: [String] = [.journal, .journalDetails, .drafts]
        let old = DataFolder(path: folder.path)
        return files.filter { access(old.path(forKey: $0), F_OK) == 0 }
            + ((try? old.keys(below: .backups)) ?? []).filter { Layout($0) == .file }
    }

    private func removeEmptyFolders(in parent: String) {
        for name in (try? Folder(parent).names()) ?? [] {
            let file = File("\(parent)/\(name)")
            if file.kind == S_IFDIR { removeEmptyFolders(in: file.path) }
        }
        rmdir(parent)
    }
}
