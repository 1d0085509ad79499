// Decompresses deflated data (RFC 1951) piece by piece.
struct Inflater {
    private enum Block {
        case header
        case stored(Int)
        case coded
        case end
    }

    private static let reach = 1 << 15
    private static let piece = 1 << 17
    private static let longestCopy = 258

    private var bits: BitReader
    private var block = Block.header
    private var isLast = false
    private var literals = HuffmanCode.fixedLiterals
    private var distances = HuffmanCode.fixedDistances
    // The last bytes, which copies may reach, and the new piece.
    private var output = [UInt8](repeating: 0, count: reach + piece + longestCopy)
    private var end = 0

    init(_ read: @escaping () throws(ArchiveFault) -> [UInt8]) {
        bits = BitReader(read)
    }

    // Empty at the end.
    mutating func next() throws(ArchiveFault) -> [UInt8] {
        if end > Self.reach {
            output.withUnsafeMutableBytes { bytes in
                let kept = UnsafeRawBufferPointer(rebasing: bytes[end - Self.reach..<end])
                bytes.copyMemory(from: kept)
            }
            end = Self.reach
        }
        let start = end
        while end < start + Self.piece {
            switch block {
            case .header: try beginBlock()
            case .stored(let rest): try copyStored(rest, upTo: start + Self.piece)
            case .coded: try decode(upTo: start + Self.piece)
            case .end: return Array(output[start..<end])
            }
        }
        return Array(output[start..<end])
    }

    private mutating func beginBlock() throws(ArchiveFault) {
        guard !isLast else {
            block = .end
            return
        }
        isLast = try bits.take(1) == 1
        switch try bits.take(2) {
        case 0:
            bits.skipToByte()
            let length = try bits.take(16)
            guard try bits.take(16) == length ^ 0xFFFF else { throw .damaged }
            block = .stored(length)
        case 1:
            (literals, distances) = (.fixedLiterals, .fixedDistances)
            block = .coded
        case 2:
            try readCodes()
            block = .coded
        default: throw .damaged
        }
    }

    private mutating func copyStored(_ rest: Int, upTo limit: Int) throws(ArchiveFault) {
        let count = min(rest, limit - end)
        for _ in 0..<count {
            output[end] = UInt8(try bits.take(8))
            end += 1
        }
        block = rest == count ? .header : .stored(rest - count)
    }

    private static let lengthOrder = [
        16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
    ]

    // Lengths of codes, themselves coded.
    private mutating func readCodes() throws(ArchiveFault) {
        let (literalCount, distanceCount) = (try bits.take(5) + 257, try bits.take(5) + 1)
        let lengthCount = try bits.take(4) + 4
        guard literalCount <= 286, distanceCount <= 30 else { throw .damaged }
        var lengths = [UInt8](repeating: 0, count: 19)
        for place in Self.lengthOrder.prefix(lengthCount) {
            lengths[place] = UInt8(try bits.take(3))
        }
        let code = try HuffmanCode(lengths)
        lengths = []
        while lengths.count < literalCount + distanceCount {
            let symbol = try bits.symbol(code)
            switch symbol {
            case 0..<16: lengths.append(UInt8(symbol))
            case 16:
                guard let last = lengths.last else { throw .damaged }
                lengths += Array(repeating: last, count: try bits.take(2) + 3)
            case 17: lengths += Array(repeating: 0, count: try bits.take(3) + 3)
            default: lengths += Array(repeating: 0, count: try bits.take(7) + 11)
            }
        }
        guard lengths.count == literalCount + distanceCount, lengths[256] > 0 else {
            throw .damaged
        }
        literals = try HuffmanCode(Array(lengths[..<literalCount]))
        distances = try HuffmanCode(Array(lengths[literalCount...]))
    }

    private static let lengths: [(base: Int, extra: Int)] = [
        (3, 0), (4, 0), (5, 0), (6, 0), (7, 0), (8, 0), (9, 0), (10, 0), (11, 1), (13, 1), (15, 1),
        (17, 1), (19, 2), (23, 2), (27, 2), (31, 2), (35, 3), (43, 3), (51, 3), (59, 3), (67, 4),
        (83, 4), (99, 4), (115, 4), (131, 5), (163, 5), (195, 5), (227, 5), (258, 0),
    ]

    private static let distances: [(base: Int, extra: Int)] = (0..<30).map { code in
        let extra = max(0, code / 2 - 1)
        return code < 4 ? (code + 1, 0) : ((2 + code % 2) << extra + 1, extra)
    }

    private mutating func decode(upTo limit: Int) throws(ArchiveFault) {
        while end < limit {
            let symbol = try bits.symbol(literals)
            if symbol < 256 {
                output[end] = UInt8(symbol)
                end += 1
                continue
            }
            if symbol == 256 {
                block = .header
                return
            }
            guard symbol < 286 else { throw .damaged }
            let length = Self.lengths[symbol - 257]
            let count = length.base + (try bits.take(length.extra))
            let code = try bits.symbol(distances)
            guard code < 30 else { throw .damaged }
            let far = Self.distances[code]
            let distance = far.base + (try bits.take(far.extra))
            guard distance <= end else { throw .damaged }
            // The source may reach into the copy.
            output.withUnsafeMutableBufferPointer { output in
                for index in end..<end + count { output[index] = output[index - distance] }
            }
            end += count
        }
    }
}

// A prefix code by the lengths of its words.
struct HuffmanCode {
    private static let fastBits = 10
    private static let longest = 15

    // By the next ten bits: symbol and length; 0 for longer words.
    private var fast = [UInt16](repeating: 0, count: 1 << fastBits)
    private var counts = [Int](repeating: 0, count: longest + 1)
    private var symbols = [UInt16]()

    static let fixedLiterals = fixed(
        (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 }
    )
    static let fixedDistances = fixed(Array(repeating: 5, count: 32))

    private static func fixed(_ lengths: [UInt8]) -> HuffmanCode {
        (try? HuffmanCode(lengths)) ?? HuffmanCode()
    }

    private init() {}

    // A code of a single word may be incomplete.
    init(_ lengths: [UInt8]) throws(ArchiveFault) {
        for length in lengths { counts[Int(length)] += 1 }
        let used = lengths.count - counts[0]
        counts[0] = 0
        var (left, offsets) = (1, [Int](repeating: 0, count: Self.longest + 2))
        for length in 1...Self.longest {
            left = left << 1 - counts[length]
            guard left >= 0 else { throw .damaged }
            offsets[length + 1] = offsets[length] + counts[length]
        }
        guard left == 0 || used <= 1 else { throw .damaged }
        symbols = [UInt16](repeating: 0, count: used)
        var firsts = [Int](repeating: 0, count: Self.longest + 1)
        for length in 1...Self.longest {
            firsts[length] = (firsts[length - 1] + counts[length - 1]) << 1
        }
        for (symbol, length) in lengths.enumerated() where length > 0 {
            let length = Int(length)
            symbols[offsets[length]] = UInt16(symbol)
            offsets[length] += 1
            let word = firsts[length]
            firsts[length] += 1
            guard length <= Self.fastBits else { continue }
            var reversed = 0
            for bit in 0..<length { reversed |= (word >> bit & 1) << (length - 1 - bit) }
            for index in stride(from: reversed, to: fast.count, by: 1 << length) {
                fast[index] = UInt16(symbol << 4 | length)
            }
        }
    }

    // The symbol that begins these bits, and the length of its word; 0 if there is none.
    @inline(__always)
    func symbol(of bits: UInt64) -> (symbol: Int, length: Int) {
        let entry = Int(fast[Int(bits & UInt64(fast.count - 1))])
        return entry == 0 ? slowSymbol(of: bits) : (entry >> 4, entry & 15)
    }

    private func slowSymbol(of bits: UInt64) -> (symbol: Int, length: Int) {
        var (word, first, index) = (0, 0, 0)
        for length in 1...Self.longest {
            word = word << 1 | Int(bits >> UInt64(length - 1) & 1)
            first <<= 1
            if word - first < counts[length] { return (Int(symbols[index + word - first]), length) }
            index += counts[length]
            first += counts[length]
        }
        return (0, 0)
    }
}

private struct BitReader {
    private let read: () throws(ArchiveFault) -> [UInt8]
    private var bytes = [UInt8]()
    private var index = 0
    private var bits: UInt64 = 0
    private var count = 0
    // Zeros behind the end of the data, which no word may use.
    private var padding = 0

    init(_ read: @escaping () throws(ArchiveFault) -> [UInt8]) {
        self.read = read
    }

    private mutating func fill() throws(ArchiveFault) {
        while count <= 56 {
            if index == bytes.count {
                bytes = padding > 0 ? [] : try read()
                index = 0
                if bytes.isEmpty {
                    (padding, count) = (padding + 64 - count, 64)
                    return
                }
            }
            bits |= UInt64(bytes[index]) << UInt64(count)
            index += 1
            count += 8
        }
    }

    private mutating func drop(_ length: Int) throws(ArchiveFault) {
        bits >>= UInt64(length)
        count -= length
        if count < padding { throw .damaged }
    }

    mutating func take(_ length: Int) throws(ArchiveFault) -> Int {
        if count < length { try fill() }
        let value = Int(bits & (1 << UInt64(length) - 1))
        try drop(length)
        return value
    }

    mutating func symbol(_ code: HuffmanCode) throws(ArchiveFault) -> Int {
        if count < 15 { try fill() }
        let (symbol, length) = code.symbol(of: bits)
        guard length > 0 else { throw .damaged }
        try drop(length)
        return symbol
    }

    mutating func skipToByte() {
        let rest = count % 8
        bits >>= UInt64(rest)
        count -= rest
    }
}
