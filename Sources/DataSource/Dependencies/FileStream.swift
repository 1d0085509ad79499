public struct FileStream {
    // `nil` if unknown before the end, as for pipes.
    public var size: Int?
    // Empty at the end.
    public var read: () throws(StorageError) -> [UInt8]

    public init(size: Int?, read: @escaping () throws(StorageError) -> [UInt8]) {
        self.size = size
        self.read = read
    }

    public init(_ bytes: [UInt8], pieces: Int = 1 << 18) {
        var rest = bytes[...]
        self.init(size: bytes.count) { () throws(StorageError) in
            let piece = Array(rest.prefix(pieces))
            rest = rest.dropFirst(piece.count)
            return piece
        }
    }
}
