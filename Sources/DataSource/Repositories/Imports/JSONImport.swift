// Buffers the whole file, since JSON can only be read at its end.
struct JSONImport: ImportReader {
    static let mostBytes = 128 << 20

    private var bytes = [UInt8]()
    private let read: (ArraySlice<UInt8>, inout ImportedFile) throws(JSONError) -> Void

    init(_ read: @escaping (ArraySlice<UInt8>, inout ImportedFile) throws(JSONError) -> Void) {
        self.read = read
    }

    mutating func take(_ bytes: [UInt8], _ file: inout ImportedFile) {
        self.bytes += bytes
    }

    // Readings before a syntax error are kept.
    mutating func finish(_ file: inout ImportedFile) {
        do throws(JSONError) {
            try read(bytes[...], &file)
        } catch {
            file.refuse(error.line(in: bytes[...]), .malformed)
        }
    }
}

// Finds the lines of ascending offsets.
struct LineCounter {
    let bytes: ArraySlice<UInt8>
    private var offset = 0
    private var line = 1

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
    }

    mutating func line(at place: Int) -> Int {
        if place < offset { (offset, line) = (0, 1) }
        let start = bytes.startIndex
        for byte in bytes[start + offset..<start + place] where byte == 0x0A { line += 1 }
        offset = place
        return line
    }
}
