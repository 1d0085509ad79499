#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

// Done at the start and under the lock, when no other process can be writing.
struct Housekeeping: Sendable {
    let folder: DataFolder

    // A folder that was named by hand may be a slip: what is in it, and none of it ours, tells.
    var isForeign: Bool {
        guard folder.isChosen, !isInUse, let inventory = try? Inventory(folder) else {
            return false
        }
        return inventory.hasOthers && inventory.files.isEmpty
    }

    func tidy() throws(StorageError) {
        guard !isForeign else { throw StorageError(file: folder.path, reason: .foreignFolder) }
        // Whoever holds the lock may keep it; the next start tidies up, and reading waits for nobody.
        try adopt(patience: FileLock.haste)
    }

    // Afterwards the folder is ours, whatever else is in it.
    func adopt(patience: Duration = FileLock.patience) throws(StorageError) {
        try Folder("\(folder.path)/\(String.history)").create()
        // A lock that is there already can be held in a folder that takes nothing more.
        try SystemCall.once(folder.path) { access(folder.path, W_OK) }
        let lock = try FileLock(folder, patience: patience)
        defer { lock.unlock() }
        let inventory = try Inventory(folder, isInUse: true)
        // Somebody else's things may be for everybody to see; ours are not, wherever they are.
        if !inventory.hasOthersAtTop { File(folder.path).protect() }
        for path in inventory.folders + inventory.files { File(path).protect() }
        // Without a lock, a draft may be what another process is writing at this moment.
        guard lock.isHeld else { throw StorageError(file: folder.path, reason: .noLocks) }
        for draft in inventory.drafts { unlink(draft) }
    }

    // Of which one may be what somebody is writing at this moment: only under the lock all are dead.
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
