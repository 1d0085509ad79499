import Essentials

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

struct Backups: Sendable {
    let folder: DataFolder
    let key: String

    private var path: String {
        "\(folder.path)/\(String.backups)/\(key)"
    }

    func keep(_ data: Data, on today: Day) throws(StorageError) {
        let file = file(today.description)
        guard try !file.exists() else { return }
        try Folder(path).create()
        try file.keep(data)
        try prune()
    }

    // What is replaced by a restored version is kept beside the backups, whatever it is worth.
    @discardableResult
    func keepReplaced(_ file: File, on today: Day) throws(StorageError) -> File? {
        try Folder(path).create()
        let aside = try unused(Backup.prefixOfAside(on: today), .json)
        do throws(StorageError) {
            guard let data = try file.read() else { return nil }
            try aside.keep(data)
        } catch let error where error.isUnreadable {
            try SystemCall.once(file.path) { rename(file.path, aside.path) }
        }
        return aside
    }

    // Whole folders of files go this way.
    func moveFolderAside(on today: Day) throws(StorageError) {
        let source = File("\(folder.path)/\(key)")
        guard source.isFolder else { return }
        try Folder(path).create()
        let aside = try unused("\(today)\(Backup.away)", "")
        try SystemCall.once(source.path) { rename(source.path, aside.path) }
        try Folder(path).synchronize()
        try Folder(source.parent).synchronize()
    }

    private func unused(_ name: String, _ ending: String) throws(StorageError) -> File {
        var number = 1
        while true {
            let file = File("\(path)/\(name)\(number)\(ending)")
            if try !file.exists() { return file }
            number += 1
        }
    }

    private func prune() throws(StorageError) {
        let days = try Folder(path).names()
            .compactMap { $0.hasSuffix(.json) ? Day(String($0.dropLast(5))) : nil }
        for day in days where !Day.kept(of: days).contains(day) {
            unlink(file(day.description).path)
        }
    }

    private func file(_ name: String) -> File {
        File("\(path)/\(name).json")
    }
}

extension File {
    fileprivate func keep(_ data: Data) throws(StorageError) {
        do throws(StorageError) {
            try replace(with: data)
        } catch {
            throw error.asFailure
        }
    }
}
