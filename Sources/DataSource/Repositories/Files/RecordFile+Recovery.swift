import Essentials

extension RecordFile {
    var liveRecords: [Record] {
        records.filter { !$0.isDeleted }
    }

    // Expected number of records of a damaged file, if its first line is whole.
    static func toldCount(of bytes: ArraySlice<UInt8>) -> Int? {
        let line = bytes.prefix { $0 != UInt8(ascii: "\n") }
        do throws(RecordError) {
            _ = try envelope((Array(line) + Array("],\"version\":1}".utf8))[...]) { _ in }
            return 0
        } catch .incomplete(let expected, _) {
            return expected
        } catch {
            return nil
        }
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
            // Manually merged versions hold both: the one changed last counts.
            if let place = places[record.id] {
                if record.moment > records[place].moment { records[place] = record }
            } else {
                places[record.id] = records.count
                records.append(record)
            }
        }
    }
}
