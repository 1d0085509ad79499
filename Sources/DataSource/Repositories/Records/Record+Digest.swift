extension Record {
    // Digest of the members, in any order, without the maintained ones.
    var digestOfContent: UInt64 {
        var digest: UInt64 = 0
        try? JSONScanner.scan(text.bytes) { scanner throws(JSONError) in
            try scanner.object { scanner, key throws(JSONError) in
                let value = try scanner.value(depth: 1)
                guard !scanner.isMark(key) else { return }
                digest &+= scanner.digest(of: key, value)
            }
        }
        return digest
    }
}

extension JSONScanner {
    fileprivate func isMark(_ key: Range<Int>) -> Bool {
        bytes.isWord(key, "changedAt") || bytes.isWord(key, "enteredAt")
            || bytes.isWord(key, "deleted") || bytes.isWord(key, "movesTo")
    }

    // FNV-1a.
    fileprivate func digest(of key: Range<Int>, _ value: Range<Int>) -> UInt64 {
        var digest: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in bytes[key] { digest = (digest ^ UInt64(byte)) &* 0x100_0000_01b3 }
        for byte in bytes[value] { digest = (digest ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return digest
    }
}
