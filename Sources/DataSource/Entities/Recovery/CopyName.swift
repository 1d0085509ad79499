// Names that synchronizers and editors give to a second version of a file. In a pattern, `N` is the
// name of the file without its ending, `E` is the ending, and `*` matches anything.
enum CopyName {
    static let patterns: [(tool: StaticString, pattern: StaticString)] = [
        ("Syncthing", "N.sync-conflict-*E"),
        ("Syncthing", "NE.sync-conflict*"),
        ("Dropbox, Nextcloud, Seafile, Unison, Box, Google Drive", "N (*)E"),
        ("Google Drive", "NE (*)"),
        ("Google Drive", "Copy of NE"),
        ("Nextcloud, old", "N_conflict-*E"),
        ("pCloud", "N [*]E"),
        ("rclone", "NE.conflict*"),
        ("rclone", "NE.path*"),
        ("rclone before 1.66", "NE..path*"),
        ("rclone", "N.conflict*E"),
        ("Subversion", "NE.mine"),
        ("Subversion", "NE.r*"),
        ("patch, git", "NE.orig"),
        ("editors", "NE~"),
        ("editors", "NE.~*~"),
        ("editors", "NE.bak"),
        ("editors", "~NE"),
        ("Windows", "N~*E"),
        ("Windows", "N - Copy*E"),
        ("macOS", "N copy*E"),
        ("by hand", "Ncopy*E"),
    ]

    // The key of the file of which a name in a folder is a copy.
    static func original(of name: String, in parent: String) -> String? {
        if parent.isEmpty { return [.people, .settings].first { isCopy(name, of: $0 + .json) } }
        // "2026-11 (1).json" is a copy of a month, and not of the year.
        let periods = name.indices.lazy.flatMap { start in
            [name[start...].prefix(7), name[start...].prefix(4)]
        }
        let period = periods.first { $0.isPeriod && isCopy(name, of: $0 + .json) }
        return period.map { "\(parent)/\($0)" }
    }

    static func isCopy(_ name: String, of file: String) -> Bool {
        guard name != file, let dot = file.lastIndex(of: ".") else { return false }
        return isCopy(name, stem: file[..<dot], ending: file[dot...])
    }

    static func isCopyOfFolder(_ name: String, of folder: String) -> Bool {
        name != folder && isCopy(name, stem: folder[...], ending: "")
    }

    private static func isCopy(_ name: String, stem: Substring, ending: Substring) -> Bool {
        if isNumbered(name, stem, ending) || isNamedByComputer(name, stem, ending) { return true }
        let name = name.utf8[...]
        return patterns.contains { _, pattern in
            pattern.withUTF8Buffer { matches(name, $0[...], stem.utf8[...], ending.utf8[...]) }
        }
    }

    // "2026 2.json" of iCloud.
    private static func isNumbered(_ name: String, _ stem: Substring, _ ending: Substring) -> Bool {
        guard let middle = middle(of: name, stem, ending), middle.first == " " else { return false }
        return Int(digits: middle.utf8.dropFirst()) != nil
    }

    // "2026-LAPTOP.json" of OneDrive; "2026-notes.json" is the person's own.
    private static func isNamedByComputer(
        _ name: String,
        _ stem: Substring,
        _ ending: Substring
    ) -> Bool {
        guard let middle = middle(of: name, stem, ending), middle.first == "-" else { return false }
        let computer = middle.utf8.dropFirst()
        let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
        return computer.contains(where: capitals.contains)
            && computer.allSatisfy { $0 == UInt8(ascii: "-") || $0.isDigit || capitals ~= $0 }
    }

    private static func middle(
        of name: String,
        _ stem: Substring,
        _ ending: Substring
    ) -> Substring? {
        guard name.hasPrefix(stem), name.hasSuffix(ending),
            name.utf8.count > stem.utf8.count + ending.utf8.count
        else { return nil }
        return name.dropFirst(stem.count).dropLast(ending.count)
    }

    private static func matches(
        _ name: Substring.UTF8View.SubSequence,
        _ pattern: Slice<UnsafeBufferPointer<UInt8>>,
        _ stem: Substring.UTF8View.SubSequence,
        _ ending: Substring.UTF8View.SubSequence
    ) -> Bool {
        guard let first = pattern.first else { return name.isEmpty }
        let rest = pattern.dropFirst()
        switch first {
        case UInt8(ascii: "N") where name.starts(with: stem):
            return matches(name.dropFirst(stem.count), rest, stem, ending)
        case UInt8(ascii: "E"):
            return name.starts(with: ending)
                && matches(name.dropFirst(ending.count), rest, stem, ending)
        case UInt8(ascii: "*"):
            return matches(name, rest, stem, ending)
                || !name.isEmpty && matches(name.dropFirst(), pattern, stem, ending)
        default:
            return name.first == first && matches(name.dropFirst(), rest, stem, ending)
        }
    }
}
