import Essentials

struct Backups: Sendable {
    let folder: DataFolder
    let key: String

    private var path: String {
        "\(folder.machinePath)/\(String.backups)/\(key)"
    }

    func keep(_ data: Data, on today: Day) throws(StorageError) {
        let file = file(today.description)
        guard try !file.exists() else { return }
        try Folder(path).create()
        try file.keep(data)
        try prune(on: today)
    }

    // Keeps the version that a restored one replaces.
    @discardableResult
    func keepReplaced(_ file: File, on today: Day) throws(StorageError) -> File? {
        do throws(StorageError) {
            return try file.read().flatMap { data throws(StorageError) in
                try keepReplaced(data, on: today)
            }
        } catch let error where error.isUnreadable {
            return try aside(on: today) { aside throws(StorageError) in try file.move(to: aside) }
        }
    }

    @discardableResult
    func keepReplaced(_ data: Data, on today: Day) throws(StorageError) -> File? {
        if let last = try replaced().first, try file(last).read()?.hasSameBytes(as: data) == true {
            return nil
        }
        return try aside(on: today) { aside throws(StorageError) in try aside.keep(data) }
    }

    private func aside(
        on today: Day,
        _ keep: (File) throws(StorageError) -> Void
    ) throws(StorageError) -> File {
        let replaced = try replaced()
        let number = replaced.first { $0.day == today }?.number ?? 0
        let aside = try unused(Backup.prefixOfAside(on: today), .json, after: number)
        try keep(aside)
        // Versions that a wrong clock has dated in the future push none of the others out.
        for versions in [replaced.filter { $0.day <= today }, replaced.filter { $0.day > today }] {
            for old in versions.dropFirst(Self.mostReplaced - 1) { unlink(self.file(old).path) }
        }
        return aside
    }

    private static let mostReplaced = 10

    // Sorted, the newest first.
    private func replaced() throws(StorageError) -> [Backup] {
        try Folder(path).create()
        return try Folder(path).names()
            .filter { $0.hasSuffix(.json) }
            .compactMap { Backup(location: "\(key)/\($0.stem)") }
            .filter { $0.number != nil }
            .sorted { ($0.day, $0.number ?? 0) > ($1.day, $1.number ?? 0) }
    }

    func moveFolderAside(on today: Day) throws(StorageError) {
        let source = File("\(folder.path)/\(key)")
        guard source.isFolder else { return }
        try Folder(path).create()
        let aside = try unused("\(today)\(Backup.away)", "")
        try source.move(to: aside)
        try Folder(path).synchronize()
        try Folder(source.parent).synchronize()
    }

    private func unused(
        _ name: String,
        _ ending: String,
        after last: Int = 0
    ) throws(StorageError) -> File {
        var number = last + 1
        while true {
            let file = File("\(path)/\(name)\(number)\(ending)")
            if try !file.exists() { return file }
            number += 1
        }
    }

    private func prune(on today: Day) throws(StorageError) {
        let days = try Folder(path).names()
            .compactMap { $0.hasSuffix(.json) ? Day(String($0.dropLast(5))) : nil }
        // Days in the future count apart, as in `keepReplaced`.
        for days in [days.filter { $0 <= today }, days.filter { $0 > today }] {
            let kept = Day.kept(of: days)
            for day in days where !kept.contains(day) { unlink(file(day.description).path) }
        }
    }

    private func file(_ name: String) -> File {
        File("\(path)/\(name).json")
    }

    private func file(_ backup: Backup) -> File {
        File("\(folder.machinePath)/\(String.backups)/\(backup.location).json")
    }
}

extension Backups {
    // Puts a copy aside whose records are in the file.
    func takeIn(_ copy: File, on today: Day) throws(StorageError) {
        try keepReplaced(copy, on: today)
        unlink(copy.path)
        // Succeeds only for the emptied copy of a folder.
        rmdir(copy.parent)
    }
}

extension File {
    // A folder on another disk is copied whole before it goes.
    func move(to target: File) throws(StorageError) {
        if rename(path, target.path) == 0 { return }
        guard errno == EXDEV else { throw StorageError(file: path, reason: .system(errno)) }
        let draft = File("\(target.parent)/.\(target.name).0.tmp")
        try Folder(draft.path).remove()
        try copy(to: draft)
        try SystemCall.once(path) { rename(draft.path, target.path) }
        try Folder(target.parent).synchronize()
        if kind == S_IFDIR {
            try Folder(path).remove()
        } else {
            try SystemCall.once(path) { unlink(path) }
        }
    }

    private func copy(to target: File) throws(StorageError) {
        guard kind == S_IFDIR else {
            // Pipes and links are left where they are.
            guard kind == S_IFREG, let data = try read(upTo: .max) else {
                throw StorageError(file: path, reason: .notAFile)
            }
            return try target.replace(with: data, upTo: .max)
        }
        try Folder(target.path).create()
        for name in try Folder(path).names() {
            try File("\(path)/\(name)").copy(to: File("\(target.path)/\(name)"))
        }
    }

    fileprivate func keep(_ data: Data) throws(StorageError) {
        do throws(StorageError) {
            try replace(with: data)
        } catch {
            throw error.asFailure
        }
    }
}
