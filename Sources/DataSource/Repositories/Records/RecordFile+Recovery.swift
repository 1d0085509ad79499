extension RecordFile {
    var liveRecords: [Record] {
        records.filter { !$0.isDeleted }
    }

    init(readableLinesOf bytes: ArraySlice<UInt8>) {
        self.init()
        for line in bytes.split(whereSeparator: { $0 == UInt8(ascii: "\n") }) {
            var scanner = JSONScanner(line)
            guard
                let record = try? scanner.record(),
                !record.id.isEmpty, !records.contains(where: { $0.id == record.id })
            else {
                continue
            }
            records.append(record)
        }
    }
}
