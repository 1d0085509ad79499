public import Essentials

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

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
