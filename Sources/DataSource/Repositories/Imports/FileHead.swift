import Essentials

// The beginning of a file, which tells its format.
struct FileHead {
    static let size = 1 << 16

    let bytes: [UInt8]
    let delimiter: UInt8
    let rows: [[String]]
    let header: TableHeader?

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var best: (delimiter: UInt8, rows: [[String]], header: TableHeader?)?
        for delimiter in [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")] {
            let rows = Self.rows(bytes, delimiter)
            let header = rows.lazy.compactMap { TableHeader($0) }.first
            let isBetter = header?.heads.count ?? 0 > best?.header?.heads.count ?? 0
            if best == nil || isBetter { best = (delimiter, rows, header) }
        }
        delimiter = best?.delimiter ?? UInt8(ascii: ",")
        rows = best?.rows ?? []
        header = best?.header
    }

    var first: UInt8? { bytes.first { $0 > 0x20 } }

    var isBinary: Bool { bytes.has(0) }

    func hasPrefix(_ text: StaticString) -> Bool {
        bytes.count >= text.utf8CodeUnitCount
            && bytes.prefix(text.utf8CodeUnitCount).elementsEqual(text.bytes)
    }

    func contains(_ text: StaticString) -> Bool {
        bytes.holds(text.bytes)
    }

    // Returns whether the first column of some line has this text.
    func hasRow(_ first: String) -> Bool {
        rows.contains { $0.first == first }
    }

    private static func rows(_ bytes: [UInt8], _ delimiter: UInt8) -> [[String]] {
        var reader = CSVReader(delimiter: delimiter)
        var rows = [[String]]()
        bytes.withUnsafeBufferPointer { bytes in
            var start = 0
            while start < bytes.count, rows.count < 60 {
                let end = min(start + 4096, bytes.count)
                reader.take(UnsafeBufferPointer(rebasing: bytes[start..<end])) { row in
                    if !row.isTooLong { rows.append(row.texts) }
                }
                start = end
            }
        }
        reader.finish { row in if !row.isTooLong { rows.append(row.texts) } }
        return rows
    }
}

extension StaticString {
    fileprivate var bytes: UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
    }
}

extension [UInt8] {
    fileprivate func has(_ byte: UInt8) -> Bool {
        self[...].has(byte)
    }
}
