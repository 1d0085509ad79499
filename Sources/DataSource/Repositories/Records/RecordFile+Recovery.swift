extension RecordFile {
    var liveRecords: [Record] {
        records.filter { !$0.isDeleted }
    }

    init(readableLinesOf bytes: ArraySlice<UInt8>) {
        self.init()
        for line in bytes.split(whereSeparator: { $0 == UInt8(ascii: "\n") }) {
            let scanned = try? JSONScanner.scan(line) { scanner throws(JSONError) in
                let fields = JSONFields(scanner)
                try fields.read(&scanner, depth: 1)
                return Record(fields)
            }
            guard
                let record = scanned,
                record.id.characters?.isEmpty == false,
                !records.contains(where: { $0.id == record.id })
            else {
                continue
            }
            records.append(record)
        }
    }
}
