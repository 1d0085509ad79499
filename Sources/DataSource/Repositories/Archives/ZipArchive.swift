// Files of a zip archive, also of one over 4 GB, listed by its directory.
struct ZipArchive {
    struct Entry {
        let name: String
        let size: Int
        fileprivate let packedSize: Int
        fileprivate let start: Int
        fileprivate let method: Int
        fileprivate let flags: Int
        fileprivate let sum: UInt32
    }

    let entries: [Entry]
    private let bytes: FileBytes
    // Bytes before the archive, as in one that unpacks itself.
    private let shift: Int

    private static let mostEntries = 100_000
    private static let longestDirectory = 16 << 20
    private static let longestEnd = 22 + 0xFFFF
    // Health data shrink to a tenth or a thirtieth.
    private static let mostRatio = 250
    private static let harmlessSize = 64 << 20

    static func recognises(_ head: ArraySlice<UInt8>) -> Bool {
        head.starts(with: "PK\u{3}\u{4}".utf8) || head.starts(with: "PK\u{5}\u{6}".utf8)
    }

    init(_ bytes: FileBytes) throws(ArchiveFault) {
        self.bytes = bytes
        let tailStart = max(0, bytes.count - Self.longestEnd)
        let tail = try bytes.whole(tailStart, bytes.count - tailStart)
        guard
            let place = stride(from: tail.count - 22, through: 0, by: -1).first(where: {
                tail.number($0, 4) == 0x0605_4B50 && $0 + 22 + tail.number($0 + 20, 2) <= tail.count
            })
        else { throw .damaged }
        var end = tailStart + place
        var (count, length, start) = (
            tail.number(place + 10, 2), tail.number(place + 12, 4), tail.number(place + 16, 4)
        )
        if end >= 20 {
            let locator = try bytes.whole(end - 20, 20)
            if locator.number(0, 4) == 0x0706_4B50 {
                end = locator.number(8, 8)
                let record = try bytes.whole(end, 56)
                guard record.number(0, 4) == 0x0606_4B50 else { throw .damaged }
                (count, length, start) = (
                    record.number(32, 8), record.number(40, 8), record.number(48, 8)
                )
            }
        }
        guard count >= 0, length >= 0, start >= 0, length <= end, start <= end - length else {
            throw .damaged
        }
        guard count <= Self.mostEntries else { throw .crowded(Self.mostEntries) }
        guard length <= Self.longestDirectory else { throw .exploding }
        shift = end - length - start
        entries = try Self.entries(bytes.whole(end - length, length), count)
        // Entries that share their bytes.
        guard entries.reduce(0, { $0 + $1.packedSize }) <= bytes.count else { throw .exploding }
    }

    private static func entries(
        _ directory: [UInt8],
        _ count: Int
    ) throws(ArchiveFault) -> [Entry] {
        var (entries, place) = ([Entry](), 0)
        for _ in 0..<count {
            guard place + 46 <= directory.count, directory.number(place, 4) == 0x0201_4B50 else {
                throw .damaged
            }
            let (nameLength, extraLength) = (
                directory.number(place + 28, 2), directory.number(place + 30, 2)
            )
            let next = place + 46 + nameLength + extraLength + directory.number(place + 32, 2)
            guard next <= directory.count else { throw .damaged }
            let extraStart = place + 46 + nameLength
            var sizes = [24, 20, 42].map { directory.number(place + $0, 4) }
            try widen(&sizes, by: directory[extraStart..<extraStart + extraLength])
            let (size, packedSize, start) = (sizes[0], sizes[1], sizes[2])
            guard [size, packedSize, start].allSatisfy({ $0 >= 0 && $0 < 1 << 48 }) else {
                throw .damaged
            }
            guard size <= harmlessSize || size / max(1, packedSize) <= mostRatio else {
                throw .exploding
            }
            entries.append(
                Entry(
                    name: String(decoding: directory[place + 46..<extraStart], as: UTF8.self),
                    size: size,
                    packedSize: packedSize,
                    start: start,
                    method: directory.number(place + 10, 2),
                    flags: directory.number(place + 8, 2),
                    sum: UInt32(directory.number(place + 16, 4))
                )
            )
            place = next
        }
        return entries
    }

    // Sizes of more than four bytes follow in an extra field, in this order.
    private static func widen(
        _ sizes: inout [Int],
        by extra: ArraySlice<UInt8>
    ) throws(ArchiveFault) {
        guard sizes.contains(0xFFFF_FFFF) else { return }
        let extra = Array(extra)
        var place = 0
        while place + 4 <= extra.count {
            let (kind, length) = (extra.number(place, 2), extra.number(place + 2, 2))
            place += 4
            guard place + length <= extra.count else { throw .damaged }
            if kind == 1 {
                let end = place + length
                for index in sizes.indices where sizes[index] == 0xFFFF_FFFF {
                    guard place + 8 <= end else { throw .damaged }
                    sizes[index] = extra.number(place, 8)
                    place += 8
                }
                return
            }
            place += length
        }
    }

    // The content of a file, which is read while it is unpacked.
    func content(of entry: Entry) throws(ArchiveFault) -> () throws(ArchiveFault) -> [UInt8] {
        guard entry.flags & 1 == 0 else { throw .encrypted }
        guard [0, 8].contains(entry.method) else { throw .unknownMethod }
        let head = try bytes.whole(entry.start + shift, 30)
        guard head.number(0, 4) == 0x0403_4B50 else { throw .damaged }
        let start = entry.start + shift + 30 + head.number(26, 2) + head.number(28, 2)
        guard start <= bytes.count, entry.packedSize <= bytes.count - start else { throw .damaged }
        var place = start
        let (bytes, end) = (bytes, start + entry.packedSize)
        let packed = { () throws(ArchiveFault) -> [UInt8] in
            let length = min(1 << 17, end - place)
            guard length > 0 else { return [] }
            defer { place += length }
            return try bytes.whole(place, length)
        }
        var next = packed
        if entry.method == 8 {
            var inflater = Inflater(packed)
            next = { () throws(ArchiveFault) -> [UInt8] in try inflater.next() }
        }
        return checked(next, entry)
    }

    private func checked(
        _ next: @escaping () throws(ArchiveFault) -> [UInt8],
        _ entry: Entry
    ) -> () throws(ArchiveFault) -> [UInt8] {
        var (count, sum) = (0, CyclicSum())
        return { () throws(ArchiveFault) -> [UInt8] in
            let piece = try next()
            count += piece.count
            sum.add(piece)
            guard count <= entry.size else { throw .damaged }
            if piece.isEmpty, count != entry.size || sum.value != entry.sum { throw .damaged }
            return piece
        }
    }
}

// The sum that zip archives keep of each file.
private struct CyclicSum {
    private static let table = (0..<256).map { byte in
        (0..<8).reduce(UInt32(byte)) { sum, _ in sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
    }

    private var state = UInt32.max
    var value: UInt32 { ~state }

    mutating func add(_ bytes: [UInt8]) {
        var state = state
        Self.table.withUnsafeBufferPointer { table in
            for byte in bytes {
                state = state >> 8 ^ table[Int(UInt8(truncatingIfNeeded: state) ^ byte)]
            }
        }
        self.state = state
    }
}

extension [UInt8] {
    // A number whose first byte counts least.
    fileprivate func number(_ start: Int, _ length: Int) -> Int {
        Int(
            truncatingIfNeeded: self[start..<start + length].reversed().reduce(0 as UInt64) {
                $0 << 8 | UInt64($1)
            }
        )
    }
}
