#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

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
        try file.replace(with: data)
        try prune()
    }

    // What is replaced by a restored version is kept beside the backups, whatever it is worth.
    func putAside(_ file: File, on today: Day) throws(StorageError) {
        try Folder(path).create()
        var number = 1
        while try self.file("\(today)-replaced-\(number)").exists() { number += 1 }
        let aside = self.file("\(today)-replaced-\(number)")
        do throws(StorageError) {
            guard let data = try file.read() else { return }
            try aside.replace(with: data)
        } catch let error where error.isUnreadable {
            try SystemCall.once(file.path) { rename(file.path, aside.path) }
        }
    }

    private func prune() throws(StorageError) {
        let days = try Folder(path).names()
            .compactMap { $0.hasSuffix(".json") ? Day(String($0.dropLast(5))) : nil }
        for day in days where !Day.kept(of: days).contains(day) {
            unlink(file(day.description).path)
        }
    }

    private func file(_ name: String) -> File {
        File("\(path)/\(name).json")
    }
}
