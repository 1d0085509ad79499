import Essentials
import Synchronization

// A data file that other machines change too, by git or a synchronizer. What counts is the join of
// the file, of the copies beside it and of the version that this machine has seen last.
struct SharedFile {
    struct Content {
        var data: Data?
        // The content of the file itself.
        let written: Data?
        // The versions that are in it, and can go once it is written.
        var copies = [File]()
        // Records that others have changed as well: their other version, and the one that counts.
        var conflicts = [RecordChange]()
        // Number of records that only this machine still has.
        var completed = 0
        // Number of records that others have changed more than a day later than now.
        var ahead = 0
        // `.some(nil)` if there was no file.
        fileprivate var version: FileVersion??

        init(data: Data? = nil) {
            self.data = data
            written = data
        }

        // A synchronizer does not wait for the lock.
        func isOutdated(_ file: File) -> Bool { version.map { FileVersion(file) != $0 } ?? false }
    }

    let folder: DataFolder
    let key: String
    private var file: File { File(folder.path(forKey: key)) }

    // Some file systems give a file another number each time: there each reading looks outdated.
    static let attempts = 5
    private static let day = 86_400.0

    static func isShared(_ key: String) -> Bool { DataFile(key: key) != .other }

    // The version that this machine has seen last, and the one that others had before it changed
    // anything.
    private var last: File? { kept(.last) }
    private var base: File? { kept(.base) }

    private func kept(_ name: String) -> File? {
        folder.state.map { File("\($0)/\(name)/\(key)\(String.json)") }
    }
}

extension SharedFile {
    // The joins of this process: a screen asks for a year more than once.
    private static let joins = Mutex([String: Join]())

    private struct Join {
        let version: FileVersion
        // Without the people, what was seen last may be of another folder.
        let people: FileVersion?
        let content: Content
    }

    private var people: SharedFile { SharedFile(folder: folder, key: .people) }

    // Reads the file alone while it is the one seen last and has no copies.
    func content() throws(StorageError) -> Content {
        var content = Content()
        for _ in 0..<Self.attempts {
            let copies = try self.copies()
            let version = FileVersion(file)
            if let known = known(version, copies) { return known }
            let data = try file.read()
            content = Content(data: data)
            if !copies.isEmpty || !isLast(version) && !isLast(data, version) {
                content = try joined(data, copies, version)
                // A file that counts as seen by now is not joined again.
                if !copies.isEmpty || !isLast(version) { keep(content, version, copies) }
            }
            content.version = .some(version)
            if !content.isOutdated(file) { break }
        }
        return content
    }

    private func known(_ version: FileVersion?, _ copies: [File]) -> Content? {
        guard let known = Self.joins.withLock({ $0[file.path] }),
            known.version == self.version(version, copies),
            known.people == FileVersion(people.file)
        else { return nil }
        return known.content
    }

    // Keeps the join until a part of it changes, without the differences, which are told once.
    private func keep(_ content: Content, _ version: FileVersion?, _ copies: [File]) {
        let isSettled = ([version] + copies.map(FileVersion.init)).allSatisfy {
            $0.map { $0.age > FileVersion.settled } ?? true
        }
        guard isSettled, let joined = self.version(version, copies) else { return }
        var content = content
        content.version = .some(version)
        content.conflicts = []
        content.completed = 0
        content.ahead = 0
        let join = Join(version: joined, people: FileVersion(people.file), content: content)
        Self.joins.withLock { $0[file.path] = join }
    }

    private func isLast(_ version: FileVersion?) -> Bool {
        guard let version, let last = last.flatMap(FileVersion.init) else { return false }
        return last.isOfSameTime(as: version)
    }

    private func isLast(_ data: Data?, _ version: FileVersion?) -> Bool {
        guard let last, let data, (try? last.read())?.hasSameBytes(as: data) == true else {
            return false
        }
        version?.stamp(last)
        return true
    }

    // The file and its copies, if they lack something that this machine has seen.
    func found() throws(StorageError) -> RecordFile? {
        guard !isLast(FileVersion(file)), let data = try content().data,
            let counting = RecordFile(version: data)
        else { return nil }
        let foreign = try foreign() ?? RecordFile()
        return counting.isContained(in: foreign) ? nil : foreign
    }

    // The records of the file and its copies, and how many others this machine has seen, without
    // keeping what is read.
    func look() throws(StorageError) -> (found: RecordFile, missing: Int) {
        let found = try foreign() ?? RecordFile()
        guard let own = file.recordFile, !isLast(FileVersion(file)), isSameFolder(found) else {
            return (found, 0)
        }
        let seen = last?.recordFile?.yielding(to: own)
        return (found, seen?.missing(in: found).count ?? 0)
    }

    // Joins the file and its copies, without the version that this machine has seen last.
    private func foreign() throws(StorageError) -> RecordFile? {
        let own = try file.read().flatMap { RecordFile(version: $0) }
        let versions = [own] + (try copies()).map(\.recordFile)
        let known = versions.compactMap(\.self)
        return known.isEmpty ? nil : RecordFile.joined(known)
    }

    private func joined(
        _ data: Data?,
        _ copies: [File],
        _ version: FileVersion?
    ) throws(StorageError) -> Content {
        var content = Content(data: data)
        let own = content.data.flatMap { RecordFile(version: $0) }
        let read = copies.map { (file: $0, version: $0.recordFile) }
        // A damaged file and one of a newer version are named instead.
        if own == nil, content.data != nil { return content }
        let others = read.filter { $0.version != nil }
        // So is a list of people that is gone; rclone leaves none, but both versions as copies.
        if own == nil, others.isEmpty, key == .people { return content }
        content.copies = others.map(\.file)
        let versions = ([own] + others.map(\.version)).compactMap(\.self)
        let foreign = versions.isEmpty ? RecordFile() : RecordFile.united(versions)
        var seen = isSameFolder(foreign) ? last?.recordFile : nil
        guard own != nil || !others.isEmpty || seen != nil else { return content }
        if let own { seen = seen?.yielding(to: own) }
        var joined = foreign
        if let seen { joined = RecordFile.united([foreign, seen]) }
        joined.alteration = foreign.alteration
        if folder.state != nil {
            let known = Set(seen?.records.map(\.text) ?? [])
            let tomorrow = Date().addingTimeInterval(Self.day)
            content.ahead = foreign.records.count {
                $0.moment > tomorrow && !known.contains($0.text)
            }
            tell(own?.doubles.filter { !known.contains($0.counting.text) } ?? [], &content)
        }
        compare(foreign, seen, &content)
        if let own, let data = content.data, joined.isContained(in: own),
            (try? RecordFile(Array(data)[...])) != nil
        {
            if !isLast(version) { try? note(data, writtenAs: version) }
        } else {
            let bytes = Data(joined.sorted().bytes)
            content.data = bytes
            if !(seen?.hasSameRecords(as: joined) ?? false) { try? note(bytes) }
        }
        return content
    }

    // Tells each difference once: afterwards the foreign version is the base.
    private func compare(_ foreign: RecordFile, _ seen: RecordFile?, _ content: inout Content) {
        guard let seen, let base else { return }
        let before = base.recordFile
        if let before {
            tell(seen.conflicts(with: foreign, since: before), &content)
        }
        let missing = seen.missing(in: foreign)
        guard !missing.isEmpty else {
            unlink(base.path)
            return
        }
        // An older version brings nothing: it was put back, or the file is gone.
        if foreign.isContained(in: seen), before.map({ !foreign.hasSameRecords(as: $0) }) ?? true {
            content.completed = missing.count
        }
        try? base.keep(Data(foreign.sorted().bytes))
    }

    private func tell(_ conflicts: [RecordFile.Conflict], _ content: inout Content) {
        for (other, counting) in conflicts {
            guard let id = counting.id.string, !content.conflicts.contains(where: { $0.id == id })
            else { continue }
            content.conflicts.append(
                RecordChange(
                    key: key,
                    id: id,
                    before: other.isDeleted ? nil : other.text,
                    after: counting.isDeleted ? nil : counting.text
                )
            )
        }
    }

    // There may be another folder under this path by now: the version seen last belongs to it only
    // if it lists the person, or one of them.
    private func isSameFolder(_ foreign: RecordFile) -> Bool {
        let present = key == .people ? foreign : (try? people.foreign()) ?? nil
        let ids = Set(present?.records.map(\.id) ?? [])
        if let person = DataFile(key: key).personID { return ids.contains(JSONText(person.text)) }
        let seen = people.last?.recordFile
        return !ids.isDisjoint(with: seen?.records.map(\.id) ?? [])
    }
}

extension SharedFile {
    // Keeps what this machine has written or seen. Failures cost only the comparison.
    func note(_ data: Data, writtenAs version: FileVersion? = nil) throws(StorageError) {
        guard let last else { return }
        try last.keep(data)
        (version ?? FileVersion(node: 0)).stamp(last)
    }

    // The version before the first change since others have seen it is what they have.
    func noteWritten() {
        guard let last, let base, let data = (try? file.read()) ?? nil else { return }
        if access(base.path, F_OK) != 0 {
            try? Folder(base.parent).create()
            link(last.path, base.path)
        }
        try? note(data, writtenAs: FileVersion(file))
    }

    // Leaves out what only this machine has.
    func forget() throws(StorageError) {
        guard let last, let base else { return }
        unlink(base.path)
        guard let foreign = try foreign() else {
            unlink(last.path)
            return
        }
        try note(Data(foreign.bytes))
    }

    // The version of the join: it changes with each part.
    func version() throws(StorageError) -> FileVersion? {
        let version = FileVersion(file)
        let copies = try copies()
        if copies.isEmpty, isLast(version) || folder.state == nil { return version }
        return self.version(version, copies)
    }

    private func version(_ version: FileVersion?, _ copies: [File]) -> FileVersion? {
        ([version, last.flatMap(FileVersion.init)] + copies.map(FileVersion.init))
            .compactMap(\.self)
            .reduce(nil) { $0?.combined(with: $1) ?? $1 }
    }
}

extension SharedFile {
    // Files beside this one, and in copies of its folder, under the name of a copy.
    func copies(
        _ names: (_ path: String) throws(StorageError) -> [String] = FolderNames.odd
    ) throws(StorageError) -> [File] {
        let parentKey = key.lastIndex(of: "/").map { String(key[..<$0]) } ?? ""
        var copies = try names(file.parent)
            .filter { CopyName.original(of: $0, in: parentKey) == key }
            .map { File("\(file.parent)/\($0)") }
        if key.isHistoryKey {
            let parent = File(file.parent)
            for name in try names(parent.parent)
            where CopyName.isCopyOfFolder(name, of: parent.name) {
                copies.append(File("\(parent.parent)/\(name)/\(file.name)"))
            }
        }
        return copies.filter { $0.kind == S_IFREG }
    }

    // Looks without keeping what is read.
    func unreadableCopies(
        _ names: (_ path: String) throws(StorageError) -> [String] = FolderNames.odd
    ) throws(StorageError) -> [File] {
        try copies(names).filter { $0.recordFile == nil }
    }
}

extension RecordFile {
    fileprivate func hasSameRecords(as other: RecordFile) -> Bool {
        Set(records.map(\.text)) == Set(other.records.map(\.text))
    }
}

extension File {
    // `nil` unless it is a whole file of records.
    fileprivate var recordFile: RecordFile? {
        guard kind == S_IFREG, let data = (try? read()) ?? nil else { return nil }
        return RecordFile(version: data)
    }

    fileprivate func keep(_ data: Data) throws(StorageError) {
        try Folder(parent).create()
        try replace(with: data, isSynchronized: false)
    }
}

// Names in a folder, which are read again only when the folder has changed: each year of a history
// asks for them.
enum FolderNames {
    private struct Listing {
        let version: FileVersion
        let all: [String]
        // Names that the program does not write.
        let odd: [String]
    }

    private static let listings = Mutex([String: Listing]())
    // Some file systems count the time of a folder in steps of two seconds.
    private static let settled = 3.0

    static func odd(in path: String) throws(StorageError) -> [String] { try listing(path).odd }

    static func all(in path: String) throws(StorageError) -> [String] { try listing(path).all }

    private static func listing(_ path: String) throws(StorageError) -> Listing {
        let version = FileVersion(File(path))
        if let version, let listing = listings.withLock({ $0[path] }), listing.version == version {
            return listing
        }
        let all = try Folder(path).names().sorted()
        let listing = Listing(
            version: version ?? FileVersion(node: 0),
            all: all,
            odd: all.filter(isOdd)
        )
        if let version, version.age > settled { listings.withLock { $0[path] = listing } }
        return listing
    }

    private static func isOdd(_ name: String) -> Bool {
        guard !name.hasPrefix(".") else { return false }
        guard name.hasSuffix(.json) else {
            return name != .history && name != .backups && !name.isPersonID
        }
        let stem = name.stem
        return !stem.isPeriod && !Layout.topFiles.contains { stem == $0 }
    }
}
