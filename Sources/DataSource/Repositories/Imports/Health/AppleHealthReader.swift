// Scans Apple Health's document piece by piece, keeping only the current element.
struct AppleHealthReader: ImportReader {
    static let mostBytes = Int.max

    private enum Mode {
        case markup
        // Each ends with these bytes and a >.
        case comment
        case data
        case instruction
    }

    private var mode = Mode.markup
    private var rest = [UInt8]()
    private var lines = 1
    private var isComplete = false
    private var records = HealthRecords()

    mutating func take(_ bytes: [UInt8], _ file: inout ImportedFile) {
        let all = rest.isEmpty ? bytes : rest + bytes
        let taken = all.withUnsafeBufferPointer { scan($0, &file) }
        rest = Array(all[taken...])
    }

    mutating func finish(_ file: inout ImportedFile) {
        if !rest.isEmpty, mode == .markup, rest.starts(with: "<Record".utf8) {
            file.refuse(lines, .cut)
        }
        file.isCut = !isComplete
        records.giveMeasures(to: &file)
    }

    // Stops where more bytes are needed.
    private mutating func scan(
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ file: inout ImportedFile
    ) -> Int {
        var index = 0
        var counted = 0
        while index < bytes.count {
            guard mode == .markup else {
                guard let end = end(bytes, from: index) else {
                    let keep = max(index, bytes.count - 2)
                    lines += bytes.lines(counted..<keep)
                    return keep
                }
                mode = .markup
                index = end
                continue
            }
            guard let start = bytes.first(UInt8(ascii: "<"), from: index) else { break }
            index = start
            guard bytes.count - start >= 12 else {
                lines += bytes.lines(counted..<start)
                return start
            }
            switch bytes[start + 1] {
            case UInt8(ascii: "R") where bytes.isRecord(start):
                switch XMLRecord.read(bytes, from: start + 7) {
                case .incomplete:
                    lines += bytes.lines(counted..<start)
                    return start
                case .malformed(let place):
                    lines += bytes.lines(counted..<start)
                    counted = start
                    file.refuse(lines, .malformed)
                    index = place
                case .complete(let record, let end):
                    if records.isWanted(record, bytes) {
                        lines += bytes.lines(counted..<start)
                        counted = start
                        records.take(record, bytes, lines, &file)
                    }
                    index = end
                }
            case UInt8(ascii: "!"): index = enter(bytes, start)
            case UInt8(ascii: "?"):
                mode = .instruction
                index = start + 2
            case UInt8(ascii: "/"):
                if bytes.isWord(start..<start + 12, "</HealthData") { isComplete = true }
                index = start + 2
            default: index = start + 1
            }
        }
        lines += bytes.lines(counted..<bytes.count)
        return bytes.count
    }

    // Skips declarations, but finds comments inside them.
    private mutating func enter(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
        if bytes.isWord(start..<start + 4, "<!--") {
            mode = .comment
            return start + 4
        }
        if bytes.isWord(start..<start + 9, "<![CDATA[") {
            mode = .data
            return start + 9
        }
        return start + 2
    }

    private func end(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        let (byte, count): (Unicode.Scalar, Int) =
            switch mode {
            case .comment: ("-", 2)
            case .data: ("]", 2)
            case .instruction, .markup: ("?", 1)
            }
        var index = start
        while let end = bytes.first(UInt8(ascii: ">"), from: index) {
            if end - count >= start, (1...count).allSatisfy({ bytes.has(byte, at: end - $0) }) {
                return end + 1
            }
            index = end + 1
        }
        return nil
    }
}

extension UnsafeBufferPointer<UInt8> {
    fileprivate func isRecord(_ start: Int) -> Bool {
        isWord(start..<start + 7, "<Record") && (self[start + 7] <= 0x20 || has("/", at: start + 7))
    }

    fileprivate func lines(_ range: Range<Int>) -> Int {
        var count = 0
        for byte in self[range] where byte == 0x0A { count &+= 1 }
        return count
    }
}

extension Importer {
    static let appleHealth = Importer(
        format: .appleHealth,
        recognises: { head in
            head.first == UInt8(ascii: "<")
                && (head.contains("<HealthData") || head.contains("<!DOCTYPE HealthData"))
        },
        reader: { _ in AppleHealthReader() }
    )
}
