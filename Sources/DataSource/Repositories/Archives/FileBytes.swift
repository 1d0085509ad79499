// Bytes in any order.
public struct FileBytes {
    let count: Int
    // Fewer bytes at the end.
    private let read: (_ range: Range<Int>) throws(ArchiveFault) -> [UInt8]

    init(count: Int, read: @escaping (_ range: Range<Int>) throws(ArchiveFault) -> [UInt8]) {
        self.count = count
        self.read = read
    }

    init(_ bytes: [UInt8]) {
        self.init(count: bytes.count) { Array(bytes[$0]) }
    }

    // All bytes of a range, which may lead anywhere in a damaged file.
    func whole(_ start: Int, _ length: Int) throws(ArchiveFault) -> [UInt8] {
        guard start >= 0, length >= 0, length <= count - start else { throw .damaged }
        let bytes = try read(start..<start + length)
        guard bytes.count == length else { throw .damaged }
        return bytes
    }

    // Enough to recognise a format.
    var beginning: ArraySlice<UInt8> {
        get throws(ArchiveFault) { try whole(0, min(count, 16))[...] }
    }

    // `progress` gets the number of bytes that were read, and returns whether to go on.
    func counted(_ progress: @escaping (Int) -> Bool) -> FileBytes {
        var sum = 0
        return FileBytes(count: count) { range throws(ArchiveFault) in
            sum += range.count
            guard progress(min(sum, count)) else { throw .cancelled }
            return try read(range)
        }
    }
}

// Why an archive or a database cannot be read.
enum ArchiveFault: Error, Equatable {
    case storage(StorageError)
    case damaged
    case encrypted
    // A method of compression that hardly any program uses.
    case unknownMethod
    // An archive that is meant to fill the memory.
    case exploding
    // More files than this.
    case crowded(Int)
    case cancelled

    func failure(of file: String) -> ImportFailure {
        switch self {
        case .storage(let error): .storage(error)
        case .damaged: .damaged(file: file)
        case .encrypted: .encrypted(file: file)
        case .unknownMethod: .unknownMethod(file: file)
        case .exploding: .exploding(file: file)
        case .crowded(let limit): .crowded(file: file, limit: limit)
        case .cancelled: .cancelled
        }
    }
}
