struct RecordFile: Sendable {
    var version = RecordFormat.current.version
    var others = JSONMembers()
    var records = [Record]()
    // True if records with one identifier were separated.
    var hasSeparated = false

    func live(_ id: String) -> JSONText? {
        newest(places(of: id).filter { !records[$0].isDeleted }).map { records[$0].text }
    }

    // One record a line, so that a changed record is a changed line.
    var bytes: [UInt8] {
        let envelope = envelope
        var bytes = Array("{".utf8)
        for (key, value) in envelope where key < .records {
            bytes += JSONText(key).bytes + ":".utf8 + value.onOneLine.bytes + ",".utf8
        }
        bytes += "\"records\":[\n".utf8
        for (index, record) in records.enumerated() {
            bytes += record.text.onOneLine.bytes
            bytes += (index == records.count - 1 ? "\n" : ",\n").utf8
        }
        bytes += "]".utf8
        for (key, value) in envelope where key > .records {
            bytes += Array(",".utf8) + JSONText(key).bytes + ":".utf8 + value.onOneLine.bytes
        }
        return bytes + "}\n".utf8
    }

    private var envelope: [(key: String, value: JSONText)] {
        var members = others
        members[.count] = JSONText(Double(records.count))
        members[.version] = JSONText(Double(version))
        return members.entries.sorted { $0.key < $1.key }
    }
}
