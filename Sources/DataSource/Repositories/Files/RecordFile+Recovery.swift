import Essentials

extension RecordFile {
    var liveRecords: [Record] {
        records.filter { !$0.isDeleted }
    }

    init(readableLinesOf bytes: ArraySlice<UInt8>) {
        self.init()
        var places = [JSONText: Int]()
        for line in bytes.split(whereSeparator: { $0 == UInt8(ascii: "\n") }) {
            let scanned = try? JSONScanner.scan(line) { scanner throws(JSONError) in
                let fields = JSONFields(scanner)
                try fields.read(&scanner, depth: 1)
                return Record(fields)
            }
            guard let record = scanned, record.id.characters?.isEmpty == false else { continue }
            // Two versions merged by hand hold both: as everywhere, the one changed last counts.
            if let place = places[record.id] {
                if record.moment > records[place].moment { records[place] = record }
            } else {
                places[record.id] = records.count
                records.append(record)
            }
        }
    }
}
