#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Messages from and to the compiler, each prefixed by its length in eight little-endian bytes.
struct CompilerConnection {
    /// Returns the next request, or `nil` at the end of the input.
    func next() throws -> Request? {
        while let header = bytes(8) {
            let length = header.reversed().reduce(0) { $0 << 8 | Int($1) }
            guard let body = bytes(length) else { return nil }
            // The compiler ends a session with an empty message.
            if body.isEmpty { continue }
            return try JSONDecoder().decode(Request.self, from: Data(body))
        }
        return nil
    }

    func answer(_ reply: Reply) throws {
        let body = try JSONEncoder().encode(reply)
        let header = withUnsafeBytes(of: UInt64(body.count).littleEndian, Array.init)
        var rest = (header + body)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
            if count <= 0 { return }
            rest = rest.dropFirst(count)
        }
    }

    private func bytes(_ count: Int) -> [UInt8]? {
        var result = [UInt8](repeating: 0, count: count)
        var filled = 0
        while filled < count {
            let size = result[filled...].withUnsafeMutableBytes {
                read(STDIN_FILENO, $0.baseAddress, $0.count)
            }
            if size <= 0 { return nil }
            filled += size
        }
        return result
    }
}
