#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

public struct LogClient: DependencyClient {
    public var append: @Sendable (_ line: String, _ path: String) throws(StorageError) -> Void

    public static let liveValue = Self(
        append: { line, path throws(StorageError) in
            // A pipe that nobody reads must not stop the app.
            let flags = O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK
            let descriptor = try SystemCall.retry(path) { open(path, flags, 0o600) }
            defer { close(descriptor) }
            let bytes = Array("\(line)\n".utf8)
            _ = try SystemCall.retry(path) { write(descriptor, bytes, bytes.count) }
        }
    )

    public static let testValue = Self(append: { _, _ in })
}
