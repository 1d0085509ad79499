public import Essentials

struct File: Sendable {
    let path: String

    var parent: String {
        let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
        return slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    }

    var name: String {
        let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
        return slash.map { String(path[path.utf8.index(after: $0)...]) } ?? path
    }

    var kind: mode_t {
        var status = stat()
        return lstat(path, &status) == 0 ? status.st_mode & S_IFMT : 0
    }

    var isFolder: Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    // Throws if it cannot be determined, since the caller would miss the content.
    func leadsToFolder() throws(StorageError) -> Bool {
        var status = stat()
        if stat(path, &status) == 0 { return status.st_mode & S_IFMT == S_IFDIR }
        guard [ENOENT, ENOTDIR, ELOOP].contains(errno) else {
            throw StorageError(file: path, reason: .system(errno))
        }
        return false
    }

    // True if it exists and is neither a file nor a link to one.
    var isSpecial: Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
    }

    // Names a link to where no file can be made, as after a drive was unplugged.
    var deadLink: StorageError? {
        var file = self
        while file.kind == 0, file.parent != file.path { file = File(file.parent) }
        guard file.kind == S_IFLNK, !file.isFolder else { return nil }
        let error = StorageError(file: file.path, reason: .leadsNowhere)
        guard file.path == path, let target = try? file.followed() else { return error }
        return File(target.parent).isFolder ? nil : error
    }

    // Why nothing can be read here.
    var absence: StorageError {
        StorageError(file: path, reason: kind == S_IFLNK ? .leadsNowhere : .notThere)
    }

    init(_ path: String) {
        self.path = path
    }

    // U+FFFD replaces invalid bytes of an argument; the path would be another one.
    func checkIsUnicode() throws(StorageError) {
        guard !path.unicodeScalars.contains("\u{FFFD}") else {
            throw StorageError(file: path, reason: .notUnicode)
        }
    }

    func exists() throws(StorageError) -> Bool {
        if access(path, F_OK) == 0 { return true }
        if errno == ENOENT { return false }
        throw StorageError(file: path, reason: .system(errno))
    }
}

extension File {
    var isOpenToOthers: Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & 0o077 != 0
    }

    // Tells our people.json from other programs' files of that name, which have no record count.
    var hasEnvelope: Bool {
        guard let data = (try? read()) ?? nil else { return false }
        return [String.count, .records, .version].allSatisfy { data.holds("\"\($0)\"".utf8) }
    }

    // Restricts access to the owner. Targets of links and world-writable folders such as /tmp stay
    // as they are.
    func protect() {
        if let openMode { fchmodat(AT_FDCWD, path, openMode & 0o700, AT_SYMLINK_NOFOLLOW) }
    }

    // The mode if it lets others in.
    var openMode: mode_t? {
        var status = stat()
        guard
            lstat(path, &status) == 0, status.st_uid == geteuid(),
            status.st_mode & 0o077 != 0, status.st_mode & S_ISVTX == 0,
            [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
        else {
            return nil
        }
        return status.st_mode
    }
}

extension File {
    // A year of weigh-ins every ten minutes is smaller.
    static let largest = 16 << 20

    func read(upTo largest: Int = File.largest) throws(StorageError) -> Data? {
        // O_NONBLOCK: opening a pipe in place of the file would block for ever.
        let descriptor: Int32
        do {
            descriptor = try SystemCall.retry(path) {
                open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
            }
        } catch let error where error.reason == .system(ENOENT) {
            if let deadLink { throw deadLink }
            return nil
        }
        defer { close(descriptor) }
        var status = stat()
        try SystemCall.once(path) { fstat(descriptor, &status) }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw StorageError(file: path, reason: .notAFile)
        }
        guard status.st_size <= largest else {
            throw StorageError(file: path, reason: .tooLarge(bytes: Int(status.st_size)))
        }
        return try contents(of: descriptor, size: Int(status.st_size))
    }

    private func contents(of descriptor: Int32, size: Int) throws(StorageError) -> Data {
        var failure: StorageError?
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { bytes, count in
            let target = UnsafeMutableRawBufferPointer(bytes)
            do throws(StorageError) {
                while count < size {
                    let position = count
                    let read = try SystemCall.retry(path) {
                        Self.read(descriptor, target[position...])
                    }
                    if read == 0 { break }
                    count += read
                }
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
        return Data(bytes)
    }

    static func read(
        _ descriptor: Int32,
        _ bytes: Slice<UnsafeMutableRawBufferPointer>
    )
        -> Int
    {
        let target = UnsafeMutableRawBufferPointer(rebasing: bytes)
        #if canImport(Glibc)
            return Glibc.read(descriptor, target.baseAddress, target.count)
        #else
            return Darwin.read(descriptor, target.baseAddress, target.count)
        #endif
    }

    // Digest of the content; empty if there is no file, `nil` if it is unreadable.
    func digest() throws(StorageError) -> JSONText? {
        do throws(StorageError) {
            guard let data = try read() else { return JSONText("") }
            return JSONText(String(data.digest(), radix: 16))
        } catch let error where error.isUnreadable {
            return nil
        }
    }
}

extension File {
    // Foundation's atomic writing loses modes, links and, at a power cut, the name of the file.
    func replace(
        with data: Data,
        isSynchronized: Bool = true,
        noting ownWrites: OwnWrites = OwnWrites(),
        upTo largest: Int = File.largest,
        draftMark: String = "",
        draftNumber: UInt32 = .random(in: 0 ... .max)
    ) throws(StorageError) {
        // Refuses to write what `read` would refuse.
        guard data.count <= largest else {
            throw StorageError(file: path, reason: .wouldBeTooLarge)
        }
        // With SIGXFSZ ignored, a write at a size limit fails like one on a full disk.
        signal(SIGXFSZ, SIG_IGN)
        let target = try followed()
        let draft = "\(target.parent)/.\(target.name)\(draftMark).\(draftNumber).tmp"
        let descriptor: Int32
        do throws(StorageError) {
            descriptor = try SystemCall.retry(path) {
                open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
            }
        } catch let error where error.reason == .system(ENOENT) {
            throw deadLink ?? error
        }
        do throws(StorageError) {
            try fill(descriptor, with: data, isSynchronized: isSynchronized)
            ownWrites.note(FileVersion(File(draft)), of: self)
            try SystemCall.once(path) { rename(draft, target.path) }
        } catch {
            unlink(draft)
            throw error
        }
        if isSynchronized { try makeCertain(target) }
    }

    private func makeCertain(_ target: File) throws(StorageError) {
        do throws(StorageError) {
            try Folder(target.parent).synchronize()
        } catch {
            guard case .system(let code) = error.reason else { throw error }
            throw StorageError(file: path, reason: .notCertain(code))
        }
    }

    // Marks drafts outside the data folder as ours.
    static let draftMark = ".bmi-tui"

    // Removes the drafts of killed processes in the folder of this file. Outside the data folder,
    // where there is no lock, names of drafts contain the process number.
    func removeDeadDrafts() {
        guard let target = try? followed(), let names = try? Folder(target.parent).names() else {
            return
        }
        for name in names {
            let drafted = name.draftedName
            guard drafted == target.name || drafted?.hasSuffix(Self.draftMark) == true else {
                continue
            }
            let draft = File("\(target.parent)/\(name)")
            let number = name.dropLast(4).split(separator: ".").last.flatMap { pid_t($0) }
            guard let number, number > 0, draft.kind == S_IFREG else { continue }
            let isGone = kill(number, 0) == -1 && errno == ESRCH
            if isGone || number == getpid() { unlink(draft.path) }
        }
    }

    func followed() throws(StorageError) -> File {
        var file = self
        for _ in 0..<40 {
            guard let destination = try file.destination() else { return file }
            file = File(destination.hasPrefix("/") ? destination : "\(file.parent)/\(destination)")
        }
        throw StorageError(file: path, reason: .system(ELOOP))
    }

    private func destination() throws(StorageError) -> String? {
        var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
        do throws(StorageError) {
            let count = try SystemCall.retry(path) { readlink(path, &buffer, buffer.count) }
            guard let destination = String(validating: buffer.prefix(count), as: UTF8.self) else {
                throw StorageError(file: path, reason: .notUnicode)
            }
            return destination
        } catch {
            guard [.system(EINVAL), .system(ENOENT)].contains(error.reason) else { throw error }
            return nil
        }
    }

    private func fill(
        _ descriptor: Int32,
        with data: Data,
        isSynchronized: Bool
    ) throws(StorageError) {
        do throws(StorageError) {
            try SystemCall.once(path) { fchmod(descriptor, 0o600) }
            try write(data, to: descriptor)
            if isSynchronized { try synchronize(descriptor) }
        } catch {
            close(descriptor)
            throw error
        }
        try SystemCall.once(path) { close(descriptor) }
    }

    private func write(_ data: Data, to descriptor: Int32) throws(StorageError) {
        var count = 0
        while count < data.count {
            let position = count
            count += try SystemCall.retry(path) {
                data.withUnsafeBytes {
                    Self.write(descriptor, UnsafeRawBufferPointer(rebasing: $0[position...]))
                }
            }
        }
    }

    // Never repeated: after a failed fsync, the kernel may forget unwritten pages.
    private func synchronize(_ descriptor: Int32) throws(StorageError) {
        #if canImport(Darwin)
            if fcntl(descriptor, F_FULLFSYNC) == 0 { return }
        #endif
        try SystemCall.once(path) { fsync(descriptor) }
    }

    static func write(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
        #if canImport(Glibc)
            Glibc.write(descriptor, bytes.baseAddress, bytes.count)
        #else
            Darwin.write(descriptor, bytes.baseAddress, bytes.count)
        #endif
    }
}

// Identifies the content of a path: changes whenever the file is replaced or written.
public struct FileVersion: Hashable, Sendable {
    private let node: UInt64
    public let size: Int
    private let seconds: Int
    private let nanoseconds: Int

    public init(node: UInt64, size: Int = 0, seconds: Int = 0, nanoseconds: Int = 0) {
        self.node = node
        self.size = size
        self.seconds = seconds
        self.nanoseconds = nanoseconds
    }

    init?(_ file: File) {
        var status = stat()
        guard stat(file.path, &status) == 0 else { return nil }
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        node = UInt64(status.st_ino)
        size = Int(status.st_size)
        seconds = time.tv_sec
        nanoseconds = time.tv_nsec
    }

    public var writtenAt: Date { Date(timeIntervalSince1970: Double(seconds)) }
}

extension FileVersion {
    // Copies with the time of their original are equal without being read.
    func isOfSameTime(as other: FileVersion) -> Bool {
        (size, seconds, nanoseconds) == (other.size, other.seconds, other.nanoseconds)
    }

    // A file that was written just now may be written again in the same tick of the clock, so its
    // time says nothing yet.
    func stamp(_ file: File) {
        let isSettled = age > Self.settled
        let time = timespec(tv_sec: isSettled ? seconds : 0, tv_nsec: isSettled ? nanoseconds : 0)
        _ = [time, time].withUnsafeBufferPointer {
            utimensat(AT_FDCWD, file.path, $0.baseAddress, 0)
        }
    }

    static let settled = 0.1

    var age: Double {
        Date().timeIntervalSince1970 - Double(seconds) - Double(nanoseconds) / 1e9
    }

    func combined(with other: FileVersion) -> FileVersion {
        FileVersion(
            node: node &* 0x100_0000_01b3 ^ other.node,
            size: size + other.size,
            seconds: max(seconds, other.seconds),
            nanoseconds: nanoseconds &* 31 &+ other.nanoseconds
        )
    }
}
