#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

extension ArraySlice<UInt8> {
    // Several times as fast as `contains`, which looks at one byte after the other.
    func has(_ byte: UInt8) -> Bool {
        withUnsafeBytes { bytes in
            bytes.baseAddress.map { memchr($0, Int32(byte), bytes.count) != nil } ?? false
        }
    }
}
