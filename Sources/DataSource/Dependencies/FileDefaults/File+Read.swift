import Essentials

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

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
        } catch let error where error.reason == .system(ENOENT) && !leadsNowhere {
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
        var data = Data(repeating: 0, count: size)
        var count = 0
        while count < size {
            let position = count
            let read = try SystemCall.retry(path) {
                data.withUnsafeMutableBytes { bytes in
                    Self.read(descriptor, bytes[position...])
                }
            }
            if read == 0 { break }
            count += read
        }
        data.removeLast(data.count - count)
        return data
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

    // FNV-1a of the content; empty if there is no file, `nil` if it is unreadable.
    func digest() throws(StorageError) -> JSONText? {
        do throws(StorageError) {
            guard let data = try read() else { return JSONText("") }
            let digest = data.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
                ($0 ^ UInt64($1)) &* 0x100_0000_01b3
            }
            return JSONText(String(digest, radix: 16))
        } catch let error where error.isUnreadable {
            return nil
        }
    }
}
