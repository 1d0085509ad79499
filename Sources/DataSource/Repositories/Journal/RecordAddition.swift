// Records that were added to a file together. Undo marks them as deleted, so the journal need not
// hold them.
struct RecordAddition: Hashable, Sendable {
    var key: String
    var count: Int
    // Concatenated identifiers as digits; `nil` if the second file was not read.
    var ids: JSONText?
    // Digest of their content, which must not have changed for undo.
    var digest: UInt64

    private static let digits = 32

    init(key: String, _ new: [NewRecord]) {
        self.key = key
        var ids = [UInt8(ascii: "\"")]
        ids.reserveCapacity(new.count * Self.digits + 2)
        digest = 0
        for new in new {
            for byte in new.record.id.bytes where byte != 0x22 && byte != 0x2D { ids.append(byte) }
            digest &+= new.record.digestOfContent
        }
        ids.append(UInt8(ascii: "\""))
        self.ids = JSONText(bytes: ids[...])
        count = new.count
    }

    init?(_ location: String, _ text: JSONText, details: JSONMembers?) {
        guard let slash = location.lastIndex(of: "/"), let members = text.members,
            let digest = members[.value]?.string.flatMap({ UInt64($0, radix: 16) })
        else {
            return nil
        }
        key = String(location[..<slash])
        ids = members[.ids] ?? details?[location]
        self.digest = digest
        let found = ids.flatMap { $0.bytes.count % Self.digits == 2 ? Self.count(of: $0) : nil }
        guard let count = members[.count]?.integer ?? found, found == nil || found == count else {
            return nil
        }
        self.count = count
        // The file may have been edited by hand.
        guard key.isHistoryKey else { return nil }
    }

    private static func count(of ids: JSONText) -> Int { (ids.bytes.count - 2) / digits }

    // In the notation of records.
    var idTexts: Set<JSONText> {
        guard let bytes = ids?.bytes else { return [] }
        let texts = (0..<count).map { index in
            let start = bytes.startIndex + 1 + index * Self.digits
            var text = [UInt8(ascii: "\"")]
            for (place, digit) in bytes[start..<start + Self.digits].enumerated() {
                if [8, 12, 16, 20].contains(place) { text.append(UInt8(ascii: "-")) }
                text.append(digit)
            }
            text.append(UInt8(ascii: "\""))
            return JSONText(bytes: text[...])
        }
        return Set(texts)
    }

    var location: String { "\(key)/\(String.records)" }

    var text: JSONText {
        var members = JSONMembers()
        members[.count] = JSONText(Double(count))
        members[.value] = JSONText(String(digest, radix: 16))
        return JSONText(members)
    }
}
