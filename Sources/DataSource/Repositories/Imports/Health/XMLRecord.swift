import Essentials

// Ranges of the needed attributes of a Record.
struct XMLRecord {
    enum Outcome {
        case complete(XMLRecord, end: Int)
        case incomplete
        case malformed(at: Int)
    }

    // Longer ones have lost a quote.
    static let longest = 1 << 16

    private(set) var type = 0..<0
    private(set) var unit = 0..<0
    private(set) var value = 0..<0
    private(set) var startDate = 0..<0
    private(set) var source = 0..<0

    // Starts after the element's name; attributes come in any order, in either kind of quotes.
    static func read(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Outcome {
        var record = XMLRecord()
        var index = start
        while true {
            while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
            guard index < bytes.count else { return unfinished(start, index) }
            if bytes[index] == UInt8(ascii: ">") { return .complete(record, end: index + 1) }
            if bytes[index] == UInt8(ascii: "/") {
                index += 1
                continue
            }
            let nameStart = index
            while index < bytes.count, bytes[index] > 0x20, bytes[index] != UInt8(ascii: "="),
                bytes[index] != UInt8(ascii: ">"), bytes[index] != UInt8(ascii: "<")
            {
                index += 1
            }
            let name = nameStart..<index
            while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
            guard index < bytes.count else { return unfinished(start, index) }
            guard bytes[index] == UInt8(ascii: "="), !name.isEmpty else {
                return .malformed(at: max(index, start + 1))
            }
            index += 1
            while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
            guard index < bytes.count else { return unfinished(start, index) }
            let quote = bytes[index]
            guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
                return .malformed(at: index)
            }
            guard let end = bytes.first(quote, from: index + 1) else {
                return unfinished(start, bytes.count)
            }
            let text = index + 1..<end
            // < is invalid in values: a quote was lost.
            if bytes.has(UInt8(ascii: "<"), in: text) { return .malformed(at: index + 1) }
            record.set(bytes, name, text)
            index = end + 1
        }
    }

    private static func unfinished(_ start: Int, _ index: Int) -> Outcome {
        index - start > longest ? .malformed(at: start) : .incomplete
    }

    private mutating func set(
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ name: Range<Int>,
        _ text: Range<Int>
    ) {
        switch name.count {
        case 4:
            if bytes.isWord(name, "type") { type = text }
            if bytes.isWord(name, "unit") { unit = text }
        case 5: if bytes.isWord(name, "value") { value = text }
        case 9: if bytes.isWord(name, "startDate") { startDate = text }
        case 10: if bytes.isWord(name, "sourceName") { source = text }
        default: break
        }
    }
}

extension UnsafeBufferPointer<UInt8> {
    func first(_ byte: UInt8, from start: Int) -> Int? {
        guard let base = baseAddress, start < count else { return nil }
        return memchr(base + start, Int32(byte), count - start).map {
            UnsafeRawPointer($0) - UnsafeRawPointer(base)
        }
    }
}

// Text of an attribute with its entities replaced.
enum XMLText {
    static func with<Result, Failure: Error>(
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ range: Range<Int>,
        _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        guard bytes.has(UInt8(ascii: "&"), in: range) else {
            return try body(UnsafeBufferPointer(rebasing: bytes[range]))
        }
        let text = unescaped(bytes[range])
        return try text.withUnsafeBufferPointer { text throws(Failure) in try body(text) }
    }

    private static func unescaped(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> [UInt8] {
        var result = [UInt8]()
        var rest = bytes
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "&"),
                let end = rest.prefix(12).firstIndex(of: UInt8(ascii: ";")),
                let scalar = scalar(String(decoding: rest[..<end], as: UTF8.self))
            else {
                result.append(byte)
                continue
            }
            result += String(scalar).utf8
            rest = rest[(end + 1)...]
        }
        return result
    }

    private static func scalar(_ name: String) -> Unicode.Scalar? {
        switch name {
        case "amp": return "&"
        case "lt": return "<"
        case "gt": return ">"
        case "quot": return "\""
        case "apos": return "'"
        default: break
        }
        if name.hasPrefix("#x") {
            return UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
        }
        return name.hasPrefix("#") ? UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init) : nil
    }
}
