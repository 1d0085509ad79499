#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

extension ArraySlice<UInt8> {
    // Uses memchr: several times as fast as `contains`.
    func has(_ byte: UInt8) -> Bool {
        withUnsafeBytes { bytes in
            bytes.baseAddress.map { memchr($0, Int32(byte), bytes.count) != nil } ?? false
        }
    }
}
