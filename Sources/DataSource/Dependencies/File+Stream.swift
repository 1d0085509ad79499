#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

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
        let isFile = status.st_mode & S_IFMT == S_IFREG
        return FileStream(size: isFile ? Int(status.st_size) : nil) { () throws(StorageError) in
            var bytes = [UInt8](repeating: 0, count: Self.piece)
            let count = try SystemCall.retry(path) {
                bytes.withUnsafeMutableBytes { Self.read(opened.descriptor, $0[...]) }
            }
            bytes.removeLast(bytes.count - count)
            return bytes
        }
    }
}

private final class OpenFile {
    let descriptor: Int32

    init(_ descriptor: Int32) {
        self.descriptor = descriptor
    }

    deinit {
        close(descriptor)
    }
}
