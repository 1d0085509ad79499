extension JSONScanner {
    mutating func skipBlanks() {
        while index < bytes.endIndex {
            switch bytes[index] {
            case 0x20, 0x09, 0x0A, 0x0D: index += 1
            default: return
            }
        }
    }

    func peek(_ scalar: Unicode.Scalar) -> Bool {
        index < bytes.endIndex && bytes[index] == UInt8(ascii: scalar)
    }

    mutating func expect(_ scalar: Unicode.Scalar) throws(JSONError) {
        skipBlanks()
        guard peek(scalar) else { throw JSONError(offset: index) }
        index += 1
    }

    mutating func word(_ word: StaticString) throws(JSONError) {
        let end = index + word.utf8CodeUnitCount
        guard end <= bytes.endIndex, bytes.isWord(index..<end, word) else {
            throw JSONError(offset: index)
        }
        index = end
    }

    mutating func string() throws(JSONError) -> Range<Int> {
        try expect("\"")
        let start = index
        var isASCII = true
        while true {
            skipPlain()
            guard index < bytes.endIndex else { throw JSONError(offset: index) }
            switch bytes[index] {
            case UInt8(ascii: "\""):
                let range = start..<index
                guard isASCII || String(validating: bytes[range], as: UTF8.self) != nil else {
                    throw JSONError(offset: start)
                }
                index += 1
                return range
            case UInt8(ascii: "\\"):
                try escape()
            case 0x80...:
                isASCII = false
                index += 1
            default:
                throw JSONError(offset: index)
            }
        }
    }

    mutating func number() throws(JSONError) {
        if peek("-") { index += 1 }
        let start = index
        let hasLeadingZero = peek("0")
        try digits()
        guard !hasLeadingZero || index == start + 1 else { throw JSONError(offset: start) }
        if peek(".") {
            index += 1
            try digits()
        }
        if peek("e") || peek("E") {
            index += 1
            if peek("+") || peek("-") { index += 1 }
            try digits()
        }
    }

    private mutating func digits() throws(JSONError) {
        let start = index
        while index < bytes.endIndex, (0x30...0x39).contains(bytes[index]) { index += 1 }
        guard index > start else { throw JSONError(offset: index) }
    }

    private mutating func escape() throws(JSONError) {
        index += 1
        guard index < bytes.endIndex else { throw JSONError(offset: index) }
        switch bytes[index] {
        case UInt8(ascii: "u"):
            let digits = bytes[min(index + 1, bytes.endIndex)..<min(index + 5, bytes.endIndex)]
            guard digits.count == 4, digits.allSatisfy({ $0.hexDigit != nil })
            else {
                throw JSONError(offset: index)
            }
            index += 5
        case 0x22, 0x2F, 0x5C, 0x62, 0x66, 0x6E, 0x72, 0x74:
            index += 1
        default:
            throw JSONError(offset: index)
        }
    }
}
