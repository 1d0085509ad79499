public struct FileStream {
    // `nil` if unknown before the end, as for pipes.
    public var size: Int?
    // The same in any order; `nil` for pipes.
    public var bytes: FileBytes?
    // The changes of a database that are not in it yet.
    public var log: FileBytes?
    // True for a database in the middle of a change.
    public var isUnfinished = false
    // Empty at the end.
    public var read: () throws(StorageError) -> [UInt8]

    public init(
        size: Int?,
        bytes: FileBytes? = nil,
        read: @escaping () throws(StorageError) -> [UInt8]
    ) {
        self.size = size
        self.bytes = bytes
        self.read = read
    }

    public init(_ bytes: [UInt8], pieces: Int = 1 << 18) {
        var rest = bytes[...]
        self.init(size: bytes.count, bytes: FileBytes(bytes)) { () throws(StorageError) in
            let piece = Array(rest.prefix(pieces))
            rest = rest.dropFirst(piece.count)
            return piece
        }
    }
}
