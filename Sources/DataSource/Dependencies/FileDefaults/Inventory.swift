import Essentials

// Lists our files in a data folder: those with a name and an envelope that the program writes.
// Targets of links are not ours, except drafts of killed processes there.
struct Inventory {
    private(set) var folders = [String]()
    private(set) var files = [String]()
    private(set) var drafts = [String]()
    private(set) var hasOthers = false
    private(set) var hasOthersAtTop = false

    private let folder: DataFolder
    // Files that only the owner can read were checked before and are not read again.
    private let isInUse: Bool

    init(_ folder: DataFolder, isInUse: Bool = false) throws(StorageError) {
        self.folder = folder
        self.isInUse = isInUse
        try look(into: "", isLinked: false)
    }

    // Returns whether there are files and none is ours.
    @discardableResult
    private mutating func look(into parent: String, isLinked: Bool) throws(StorageError) -> Bool {
        let path = parent.isEmpty ? folder.path : "\(folder.path)/\(parent)"
        var hasOurs = false
        var hasOthers = false
        for name in try Folder(path).names() {
            let key = parent.isEmpty ? name : "\(parent)/\(name)"
            let place = Self.place(of: key)
            if parent.isEmpty, place == nil, Self.isOfSynchronizer(name) { continue }
            let file = File("\(path)/\(name)")
            var isOurs = true
            switch (place, file.kind) {
            case (.folder, S_IFDIR):
                isOurs = try !look(into: key, isLinked: isLinked)
                if !isLinked, isOurs { folders.append(file.path) }
            case (.folder, S_IFLNK) where file.isFolder:
                try look(into: key, isLinked: true)
            case (.file, S_IFREG) where isShaped(file):
                if !isLinked { files.append(file.path) }
            case (.file, S_IFLNK):
                drafts += draftsOfTarget(of: file)
            case (nil, S_IFREG) where Self.isDraft(name, in: parent):
                drafts.append(file.path)
            default:
                isOurs = false
            }
            if isOurs { hasOurs = true } else { hasOthers = true }
        }
        if hasOthers {
            self.hasOthers = true
            hasOthersAtTop = hasOthersAtTop || parent.isEmpty
        }
        return hasOthers && !hasOurs
    }

    // Names of git, of synchronizers and of desktops, which put their files into any folder.
    private static func isOfSynchronizer(_ name: String) -> Bool {
        let starts = [
            ".git", ".st", ".syncthing.", "~syncthing~", ".dropbox", ".unison", ".owncloud",
            ".nextcloud", "._sync_", "._",
        ]
        return starts.contains(where: name.hasPrefix)
            || [".sync", ".DS_Store", "desktop.ini", "Thumbs.db", "Icon\r"].contains(name)
            || Layout.topFiles.contains { CopyName.isCopy(name, of: $0 + .json) }
            || InboxRepository.isInbox(name)
    }

    private func isShaped(_ file: File) -> Bool {
        if file.name == .lock { return FileVersion(file)?.size == 0 }
        return isInUse && !file.isOpenToOthers || file.hasEnvelope
    }

    // A draft is written beside the target of a link.
    private func draftsOfTarget(of link: File) -> [String] {
        guard let target = try? link.followed(), let names = try? Folder(target.parent).names()
        else {
            return []
        }
        return names.filter { $0.draftedName == target.name }
            .map { File("\(target.parent)/\($0)") }
            .filter { $0.kind == S_IFREG }
            .map(\.path)
    }

    private static func place(of key: String) -> Layout? {
        if key == .lock { return .file }
        guard key.hasSuffix(.json) else { return Layout(key) == .folder ? .folder : nil }
        return Layout(String(key.stem)) == .file ? .file : nil
    }

    static func isDraft(_ name: String, in parent: String) -> Bool {
        guard let drafted = name.draftedName, drafted != .lock else { return false }
        return place(of: parent.isEmpty ? drafted : "\(parent)/\(drafted)") == .file
    }
}
