import Essentials

// Cuts a long JSON text between the elements of its lists, so that it is never held whole. Each piece
// is a complete text: it repeats what is around the list, without earlier elements.
struct JSONPieces {
    // Number of lists and objects around a list that may be cut, and the members that must come
    // before it beside it.
    private let lists: [Int: [StaticString]]
    private let size: Int
    // The text that is in no piece yet.
    private(set) var bytes = [UInt8]()
    // Line breaks of earlier pieces.
    private(set) var passedLines = 0
    private var place = 0
    private var isInString = false
    private var isEscaped = false
    // Offsets of the content and of the last element.
    private var open = [(isList: Bool, start: Int, element: Int)]()

    init(lists: [Int: [StaticString]], size: Int = 1 << 20) {
        self.lists = lists
        self.size = size
    }

    mutating func take(_ more: [UInt8]) -> [UInt8]? {
        bytes += more
        // The reader refuses deeper nesting.
        while place < bytes.count, open.count <= JSONScanner.deepest {
            scan(bytes[place])
            place += 1
        }
        guard bytes.count > size, let depth = open.indices.last(where: mayCut) else {
            return nil
        }
        return cut(depth)
    }

    private mutating func scan(_ byte: UInt8) {
        if isInString {
            if byte == UInt8(ascii: "\""), !isEscaped { isInString = false }
            isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
            return
        }
        switch byte {
        case UInt8(ascii: "\""): isInString = true
        case UInt8(ascii: "["), UInt8(ascii: "{"):
            open.append((byte == UInt8(ascii: "["), place + 1, place + 1))
        case UInt8(ascii: "]"), UInt8(ascii: "}"): _ = open.popLast()
        case UInt8(ascii: ",") where !open.isEmpty: open[open.count - 1].element = place + 1
        default: break
        }
    }

    private func mayCut(_ depth: Int) -> Bool {
        guard let names = lists[depth], open[depth].isList, open[depth].element > open[depth].start
        else { return false }
        // Names come first; asked for each block that arrives, more would be read again and again.
        let before = bytes[(depth > 0 ? open[depth - 1].start : 0)..<open[depth].start].prefix(4096)
        return names.allSatisfy { Array(before).holds($0.bytes) }
    }

    private mutating func cut(_ depth: Int) -> [UInt8] {
        var piece = Array(bytes[..<(open[depth].element - 1)])
        for (isList, _, _) in open[...depth].reversed() {
            piece.append(UInt8(ascii: isList ? "]" : "}"))
        }
        var (kept, end) = ([UInt8](), 0)
        for index in open.indices {
            let (isList, start, element) = open[index]
            open[index].start = kept.count + start - end
            if isList, index <= depth {
                kept += bytes[end..<start]
                passedLines += bytes[start..<element].count { $0 == 0x0A }
                end = element
            }
            open[index].element = kept.count + element - end
        }
        place += kept.count - end
        bytes = kept + bytes[end...]
        return piece
    }
}
