import Essentials

extension File {
    private static let piece = 1 << 18

    // Reads a file or a named pipe.
    func stream() throws(StorageError) -> FileStream {
        let path = path
        let descriptor: Int32
        do {
            descriptor = try SystemCall.retry(path) { open(path, O_RDONLY | O_CLOEXEC) }
        } catch let error where error.reason == .system(ENOENT) {
            throw absence
        }
        let opened = OpenFile(descriptor)
        var status = stat()
        try SystemCall.once(path) { fstat(descriptor, &status) }
        guard status.st_mode & S_IFMT != S_IFDIR else {
            throw StorageError(file: path, reason: .notAFile)
        }
        let size = status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : nil
        let bytes = size.map { opened.bytes($0, path) }
        return FileStream(size: size, bytes: bytes) { () throws(StorageError) in
            var bytes = [UInt8](repeating: 0, count: Self.piece)
            let count = try SystemCall.retry(path) {
                bytes.withUnsafeMutableBytes { Self.read(opened.descriptor, $0[...]) }
            }
            bytes.removeLast(bytes.count - count)
            return bytes
        }
    }
}

private final class OpenFile: Sendable {
    let descriptor: Int32

    init(_ descriptor: Int32) {
        self.descriptor = descriptor
    }

    static var temporaryFolder: String {
        getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    }

    // Without a name from the start, so that nothing is left of it, however the program ends.
    static func unnamed() throws(StorageError) -> OpenFile {
        let folder = temporaryFolder
        var path = Array("\(folder)/bmi-tui-XXXXXX".utf8CString)
        let opened = OpenFile(try SystemCall.retry(folder) { mkstemp(&path) })
        _ = fcntl(opened.descriptor, F_SETFD, FD_CLOEXEC)
        unlink(path)
        return opened
    }

    func append(_ piece: [UInt8]) throws(StorageError) {
        var rest = piece[...]
        while !rest.isEmpty {
            let count = try SystemCall.retry(Self.temporaryFolder) {
                rest.withUnsafeBytes { File.write(self.descriptor, $0) }
            }
            rest = rest.dropFirst(count)
        }
    }

    func bytes(_ size: Int, _ path: String) -> FileBytes {
        FileBytes(count: size) { range throws(ArchiveFault) in
            var bytes = [UInt8](repeating: 0, count: range.count)
            do throws(StorageError) {
                let count = try SystemCall.retry(path) {
                    bytes.withUnsafeMutableBytes { bytes in
                        pread(
                            self.descriptor,
                            bytes.baseAddress,
                            bytes.count,
                            off_t(range.lowerBound)
                        )
                    }
                }
                bytes.removeLast(bytes.count - count)
            } catch {
                throw .storage(error)
            }
            return bytes
        }
    }

    deinit {
        close(descriptor)
    }
}

extension FileBytes {
    private static let mostInMemory = 8 << 20

    // Keeps what is unpacked; a large file on the disk.
    init(unpacking next: () throws(ArchiveFault) -> [UInt8]) throws(ArchiveFault) {
        var (start, piece) = ([UInt8](), try next())
        while !piece.isEmpty, start.count < Self.mostInMemory {
            start += piece
            piece = try next()
        }
        guard !piece.isEmpty else {
            self.init(start)
            return
        }
        let file = try Self.stored { () throws(StorageError) in try OpenFile.unnamed() }
        var size = start.count
        try Self.stored { () throws(StorageError) in try file.append(start) }
        while !piece.isEmpty {
            try Self.stored { () throws(StorageError) in try file.append(piece) }
            size += piece.count
            piece = try next()
        }
        self = file.bytes(size, OpenFile.temporaryFolder)
    }

    private static func stored<Value>(
        _ body: () throws(StorageError) -> Value
    ) throws(ArchiveFault) -> Value {
        do throws(StorageError) {
            return try body()
        } catch {
            throw .storage(error)
        }
    }
}
