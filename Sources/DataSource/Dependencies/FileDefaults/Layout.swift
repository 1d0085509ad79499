// The names that the program creates in its folder, by keys: paths without extension. Any other
// name belongs to the user and is never changed.
enum Layout: Hashable {
    case file
    case folder

    static let topFiles: [String] = [
        .people, .settings, .machine, .journal, .journalDetails, .drafts,
    ]

    init?(_ key: String) {
        self.init(parts: key.split(separator: "/", omittingEmptySubsequences: false)[...])
    }

    // Rejects keys that lead out of the folder.
    static func isInside(_ key: String) -> Bool {
        !key.utf8.contains(0)
            && key.split(separator: "/", omittingEmptySubsequences: false).allSatisfy {
                !["", ".", ".."].contains($0)
            }
    }

    private init?(parts: ArraySlice<Substring>) {
        let rest = parts.dropFirst()
        switch (parts.first.map { String($0) }, rest.count) {
        case (.some(let name), 0) where Self.topFiles.contains(name): self = .file
        case (.some(.history), 0): self = .folder
        case (.some(.history), 1) where rest.last?.isPersonID == true: self = .folder
        case (.some(.history), 2) where rest.first?.isPersonID == true && parts.isPeriod:
            self = .file
        case (.some(.backups), 0): self = .folder
        case (.some(.backups), _):
            guard let place = Self(backups: rest) else { return nil }
            self = place
        default: return nil
        }
    }

    // A file has a folder of backups; a deleted person has one with all files.
    private init?(backups parts: ArraySlice<Substring>) {
        let others: [String] = ["", .journalDetails, .drafts, .machine, .backups]
        guard let first = parts.first, let last = parts.last, !others.contains(String(first)) else {
            return nil
        }
        let parent = parts.dropLast()
        if Self(parts: parts) != nil {
            self = .folder
        } else if Self(parts: parent) == .file, last.isBackupName {
            self = .file
        } else if parent.isPerson, last.isNameOfPutAway {
            self = .folder
        } else if parent.dropLast().isPerson, parent.last?.isNameOfPutAway == true, last.isPeriod {
            self = .file
        } else {
            return nil
        }
    }
}

extension ArraySlice<Substring> {
    fileprivate var isPeriod: Bool {
        last?.isPeriod ?? false
    }

    fileprivate var isPerson: Bool {
        count == 2 && first == .init(String.history) && last?.isPersonID == true
    }
}
