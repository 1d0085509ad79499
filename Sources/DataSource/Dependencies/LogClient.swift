#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

public struct LogClient: DependencyClient {
    public var append: @Sendable (_ line: String, _ path: String) throws(StorageError) -> Void
    // Whether something can be appended.
    public var check: @Sendable (_ path: String) throws(StorageError) -> Void

    public static let liveValue = Self(
        append: { line, path throws(StorageError) in
            let descriptor = try opened(path)
            defer { close(descriptor) }
            let bytes = Array("\(line)\n".utf8)
            _ = try SystemCall.retry(path) { write(descriptor, bytes, bytes.count) }
        },
        check: { path throws(StorageError) in close(try opened(path)) }
    )

    public static let testValue = Self(append: { _, _ in }, check: { _ in })

    // A pipe that nobody reads must not stop the app.
    private static func opened(_ path: String) throws(StorageError) -> Int32 {
        let flags = O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK
        return try SystemCall.retry(path) { open(path, flags, 0o600) }
    }
}
