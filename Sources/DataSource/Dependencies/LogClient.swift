import Essentials

public struct LogClient: DependencyClient {
    public var append: @Sendable (_ line: String, _ path: String) throws(StorageError) -> Void
    // Throws unless lines can be appended, and no other file is there.
    public var check: @Sendable (_ path: String) throws(StorageError) -> Void

    public static let liveValue = Self(
        append: { line, path throws(StorageError) in
            let descriptor = try opened(path)
            defer { close(descriptor) }
            let bytes = Array("\(line)\n".utf8)
            _ = try SystemCall.retry(path) { write(descriptor, bytes, bytes.count) }
        },
        check: { path throws(StorageError) in
            try File(path).checkIsUnicode()
            guard isLog(path) else { throw StorageError(file: path, reason: .notALog) }
            close(try opened(path))
        }
    )

    public static let testValue = Self(append: { _, _ in }, check: { _ in })

    // Each line of a log begins with its time. Pipes and devices are accepted.
    private static func isLog(_ path: String) -> Bool {
        let file = File(path)
        guard !file.isSpecial, FileVersion(file)?.size ?? 0 > 0 else { return true }
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor != -1 else { return false }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: 25)
        guard read(descriptor, &bytes, bytes.count) == bytes.count, bytes.removeLast() == 0x20
        else { return false }
        return bytes.withUnsafeBufferPointer { Date(text: $0) } != nil
    }

    // O_NONBLOCK: a pipe without a reader must not stop the app.
    private static func opened(_ path: String) throws(StorageError) -> Int32 {
        let flags = O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK
        do throws(StorageError) {
            return try SystemCall.retry(path) { open(path, flags, 0o600) }
        } catch let error where error.reason == .system(ENOENT) {
            throw File(path).deadLink ?? error
        }
    }
}
