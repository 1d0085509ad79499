#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

// What of a data folder is ours: nothing but what has a name that the program itself makes up. What
// a link leads to is not ours, but for the drafts of a killed process there.
struct Inventory {
    private(set) var folders = [String]()
    private(set) var files = [String]()
    private(set) var drafts = [String]()
    private(set) var hasOthers = false

    private let folder: DataFolder

    init(_ folder: DataFolder) throws(StorageError) {
        self.folder = folder
        try look(into: "", isLinked: false)
    }

    private mutating func look(into parent: String, isLinked: Bool) throws(StorageError) {
        let path = parent.isEmpty ? folder.path : "\(folder.path)/\(parent)"
        for name in try Folder(path).names() {
            let key = parent.isEmpty ? name : "\(parent)/\(name)"
            let file = File("\(path)/\(name)")
            switch (Self.place(of: key), file.kind) {
            case (.folder, S_IFDIR):
                if !isLinked { folders.append(file.path) }
                try look(into: key, isLinked: isLinked)
            case (.folder, S_IFLNK) where file.isFolder:
                try look(into: key, isLinked: true)
            case (.file, S_IFREG):
                if !isLinked { files.append(file.path) }
            case (.file, S_IFLNK):
                drafts += draftsOfTarget(of: file)
            case (nil, S_IFREG) where Self.isDraft(name, in: parent):
                drafts.append(file.path)
            case (.file, _), (.folder, _):
                break
            case (nil, _):
                hasOthers = hasOthers || parent.isEmpty
            }
        }
    }

    // A draft is written where the link leads to; nothing else there is ours.
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
        return Layout(String(key.dropLast(String.json.count))) == .file ? .file : nil
    }

    private static func isDraft(_ name: String, in parent: String) -> Bool {
        guard let drafted = name.draftedName, drafted != .lock else { return false }
        return place(of: parent.isEmpty ? drafted : "\(parent)/\(drafted)") == .file
    }
}
