// Tables of an SQLite database, which is only read.
struct SQLiteFile {
    private let pages: SQLitePages
    // By their names in small letters.
    let tables: [String: SQLiteTable]

    static let logEnding = "-wal"
    static let journalEnding = "-journal"
    // The beginning of a journal by which a change is taken back that did not end.
    static let journal: [UInt8] = [0xD9, 0xD5, 0x05, 0xF9, 0x20, 0xA1, 0x63, 0xD7]

    static func recognises(_ head: ArraySlice<UInt8>) -> Bool {
        head.starts(with: "SQLite format 3\u{0}".utf8)
    }

    // `log` has the changes that are not in the file yet (`-wal`).
    init(_ file: FileBytes, log: FileBytes? = nil) throws(ArchiveFault) {
        pages = try SQLitePages(file, log)
        var tables = [String: SQLiteTable]()
        let schema = SQLiteTable(root: 1, definition: "(type, name, tbl_name, rootpage, sql)")
        try SQLiteReader(pages: pages, table: schema, columns: [0, 1, 3, 4]).read { row in
            guard row[0].text == "table", let name = row[1].text, let root = row[2].integer,
                let definition = row[3].text
            else { return }
            tables[name.lowercased()] = SQLiteTable(root: root, definition: definition)
        }
        self.tables = tables
    }

    // Values of these columns, row by row; NULL for those that the table does not have.
    func read(
        _ name: String,
        _ columns: [String],
        _ row: ([SQLiteValue]) throws(ArchiveFault) -> Void
    ) throws(ArchiveFault) {
        guard let table = tables[name.lowercased()] else { return }
        try SQLiteReader(pages: pages, table: table, columns: columns.map(table.place)).read(row)
    }
}

enum SQLiteValue: Equatable {
    case null
    case integer(Int)
    case real(Double)
    case text(String)
    case bytes([UInt8])

    var text: String? { if case .text(let text) = self { text } else { nil } }

    var integer: Int? {
        switch self {
        case .integer(let number): number
        case .real(let number): Int(exactly: number.rounded())
        default: nil
        }
    }

    var number: Double? {
        switch self {
        case .integer(let number): Double(number)
        case .real(let number): number
        default: nil
        }
    }
}

// Pages by their numbers, each as the last transaction has left it.
private final class SQLitePages {
    private let file: FileBytes
    private let log: FileBytes?
    // Places of newer versions in the log.
    private var newer = [Int: Int]()
    private var kept = [Int: [UInt8]]()
    private static let mostKept = 64

    let size: Int
    // Without the bytes that extensions reserve.
    let usableSize: Int
    private(set) var count: Int
    let encoding: Encoding

    enum Encoding: Int {
        case utf8 = 1
        case utf16LittleEndian, utf16BigEndian
    }

    init(_ file: FileBytes, _ log: FileBytes?) throws(ArchiveFault) {
        (self.file, self.log) = (file, log)
        let (head, frames) = (try file.whole(0, 100), try log.map(SQLiteLog.init))
        var start = head
        if let place = frames?.places[1], let log { start = try log.whole(place, 100) }
        let stated = start.big(16, 2)
        size = stated == 1 ? 65_536 : stated
        guard SQLiteFile.recognises(start[...]), (512...65_536).contains(size),
            size & (size - 1) == 0, frames?.fits(stated == 1 ? 65_536 : stated) ?? true,
            let encoding = Encoding(rawValue: max(1, start.big(56, 4)))
        else { throw .damaged }
        usableSize = size - Int(start[20])
        guard usableSize >= 480 else { throw .damaged }
        self.encoding = encoding
        newer = frames?.places ?? [:]
        count = frames.map(\.pageCount) ?? 0
        if count == 0 { count = (file.count + size - 1) / size }
    }

    func page(_ number: Int) throws(ArchiveFault) -> [UInt8] {
        if let page = kept[number] { return page }
        guard number > 0, number <= count else { throw .damaged }
        let page: [UInt8]
        if let log, let place = newer[number] {
            page = try log.whole(place, size)
        } else {
            page = try file.whole((number - 1) * size, size)
        }
        if kept.count == Self.mostKept { kept = [:] }
        kept[number] = page
        return page
    }

    func text(_ bytes: ArraySlice<UInt8>) -> String {
        if encoding == .utf8 { return String(decoding: bytes, as: UTF8.self) }
        let bytes = Array(bytes)
        let units = stride(from: 0, to: bytes.count - 1, by: 2).map { index in
            let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
            return encoding == .utf16LittleEndian ? second << 8 | first : first << 8 | second
        }
        return String(decoding: units, as: UTF16.self)
    }
}

// The write-ahead log: pages of later transactions, each with a sum over all before it.
private struct SQLiteLog {
    var places = [Int: Int]()
    var pageCount = 0
    private var pageSize = 0

    func fits(_ size: Int) -> Bool { pageSize == size || places.isEmpty }

    private static let headSize = 32
    private static let frameHeadSize = 24

    // A frame that does not fit ends the log: a crash has cut it, or it is left from an earlier one.
    init(_ file: FileBytes) throws(ArchiveFault) {
        guard file.count >= Self.headSize else { return }
        let head = try file.whole(0, Self.headSize)
        let isBig = head[3] & 1 == 1
        var sum = SQLiteSum()
        guard head.big(0, 4) & ~1 == 0x377F_0682, head.big(4, 4) == 3_007_000 else { return }
        sum.add(head[..<24], isBig)
        guard sum.isStated(in: head, at: 24) else { return }
        pageSize = head.big(8, 4)
        guard (512...65_536).contains(pageSize) else { return }
        var (place, pending) = (Self.headSize, [Int: Int]())
        while place + Self.frameHeadSize + pageSize <= file.count {
            let frame = try file.whole(place, Self.frameHeadSize + pageSize)
            sum.add(frame[..<8], isBig)
            sum.add(frame[Self.frameHeadSize...], isBig)
            guard frame[8..<16] == head[16..<24], sum.isStated(in: frame, at: 16) else { return }
            pending[frame.big(0, 4)] = place + Self.frameHeadSize
            if frame.big(4, 4) > 0 {
                pageCount = frame.big(4, 4)
                places.merge(pending) { _, new in new }
                pending = [:]
            }
            place += Self.frameHeadSize + pageSize
        }
    }
}

private struct SQLiteSum {
    private var first: UInt32 = 0
    private var second: UInt32 = 0

    mutating func add(_ bytes: ArraySlice<UInt8>, _ isBig: Bool) {
        bytes.withUnsafeBytes { bytes in
            var place = 0
            while place + 4 <= bytes.count {
                let word = bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self)
                let next = first &+ second &+ (isBig ? word.bigEndian : word.littleEndian)
                first = second
                second = next
                place += 4
            }
        }
    }

    func isStated(in bytes: [UInt8], at place: Int) -> Bool {
        bytes.big(place, 4) == Int(first) && bytes.big(place + 4, 4) == Int(second)
    }
}

// Walks through the tree of a table.
private struct SQLiteReader {
    let pages: SQLitePages
    let table: SQLiteTable
    let columns: [Int?]

    private static let mostDepth = 40
    private static let longestRow = 16 << 20

    typealias Row = ([SQLiteValue]) throws(ArchiveFault) -> Void

    func read(_ row: Row) throws(ArchiveFault) {
        var rest = pages.count
        try read(table.root, 0, &rest, row)
    }

    // `rest` bounds the number of pages: in a damaged tree they may form a circle.
    private func read(
        _ number: Int,
        _ depth: Int,
        _ rest: inout Int,
        _ row: Row
    ) throws(ArchiveFault) {
        rest -= 1
        guard depth < Self.mostDepth, rest >= 0 else { throw .damaged }
        let page = try pages.page(number)
        let start = number == 1 ? 100 : 0
        let kind = page[start]
        guard table.isIndex ? [2, 10].contains(kind) : [5, 13].contains(kind) else {
            throw .damaged
        }
        let isInner = kind < 8
        let (count, cells) = (page.big(start + 3, 2), start + (isInner ? 12 : 8))
        guard cells + count * 2 <= page.count else { throw .damaged }
        for index in 0..<count {
            var cell = SQLiteCell(page, page.big(cells + index * 2, 2))
            if isInner {
                try read(cell.number(4), depth + 1, &rest, row)
                // The inner pages of an index have rows too.
                if !table.isIndex { continue }
            }
            let length = try cell.varint()
            let id = table.isIndex ? 0 : try cell.varint()
            try row(values(try payload(length, cell), id))
        }
        if isInner { try read(page.big(start + 8, 4), depth + 1, &rest, row) }
    }

    // Long rows continue on overflow pages.
    private func payload(_ length: Int, _ cell: SQLiteCell) throws(ArchiveFault) -> [UInt8] {
        guard (0...Self.longestRow).contains(length) else { throw .damaged }
        let size = pages.usableSize
        let most = table.isIndex ? (size - 12) * 64 / 255 - 23 : size - 35
        guard length > most else { return try cell.bytes(length) }
        let least = (size - 12) * 32 / 255 - 23
        let fitting = least + (length - least) % (size - 4)
        let local = fitting <= most ? fitting : least
        var bytes = try cell.bytes(local + 4)
        var next = bytes.big(local, 4)
        bytes.removeLast(4)
        while bytes.count < length {
            let page = try pages.page(next)
            bytes += page[4..<min(size, 4 + length - bytes.count)]
            next = page.big(0, 4)
        }
        return bytes
    }

    private func values(_ payload: [UInt8], _ id: Int) throws(ArchiveFault) -> [SQLiteValue] {
        var head = SQLiteCell(payload, 0)
        let headSize = try head.varint()
        guard (0...payload.count).contains(headSize) else { throw .damaged }
        var (stored, place) = ([(kind: Int, bytes: Range<Int>)](), headSize)
        while head.place < headSize {
            let kind = try head.varint()
            let length = Self.length(of: kind)
            guard kind >= 0, length <= payload.count - place else { throw .damaged }
            stored.append((kind, place..<place + length))
            place += length
        }
        return columns.map { column in
            guard let column, let place = table.places[column] else { return .null }
            if column == table.idColumn { return .integer(id) }
            guard place < stored.count else { return table.defaults[column] }
            return table.converted(value(stored[place].kind, payload[stored[place].bytes]), column)
        }
    }

    private static func length(of kind: Int) -> Int {
        switch kind {
        case 0...4: kind
        case 5: 6
        case 6, 7: 8
        case 8...11: 0
        default: (kind - 12) / 2
        }
    }

    private func value(_ kind: Int, _ bytes: ArraySlice<UInt8>) -> SQLiteValue {
        switch kind {
        case 1...6:
            let bits = bytes.reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
            let shift = UInt64(64 - bytes.count * 8)
            return .integer(Int(Int64(bitPattern: bits << shift) >> Int64(shift)))
        case 7: return .real(Double(bitPattern: bytes.reduce(0 as UInt64) { $0 << 8 | UInt64($1) }))
        case 8: return .integer(0)
        case 9: return .integer(1)
        case 12... where kind % 2 == 0: return .bytes(Array(bytes))
        case 13...: return .text(pages.text(bytes))
        default: return .null
        }
    }
}

private struct SQLiteCell {
    private let page: [UInt8]
    private(set) var place: Int

    init(_ page: [UInt8], _ place: Int) {
        (self.page, self.place) = (page, place)
    }

    mutating func number(_ length: Int) throws(ArchiveFault) -> Int {
        guard place + length <= page.count else { throw .damaged }
        defer { place += length }
        return page.big(place, length)
    }

    // Seven bits a byte; the ninth has eight.
    mutating func varint() throws(ArchiveFault) -> Int {
        var value: UInt64 = 0
        for index in 0..<9 {
            guard place < page.count else { throw .damaged }
            let byte = UInt64(page[place])
            place += 1
            if index == 8 { return Int(truncatingIfNeeded: value << 8 | byte) }
            value = value << 7 | byte & 0x7F
            if byte < 0x80 { break }
        }
        return Int(truncatingIfNeeded: value)
    }

    func bytes(_ length: Int) throws(ArchiveFault) -> [UInt8] {
        guard length >= 0, length <= page.count - place else { throw .damaged }
        return Array(page[place..<place + length])
    }
}

extension [UInt8] {
    // A number whose first byte counts most.
    fileprivate func big(_ start: Int, _ length: Int) -> Int {
        self[start..<start + length].reduce(0) { $0 << 8 | Int($1) }
    }
}
