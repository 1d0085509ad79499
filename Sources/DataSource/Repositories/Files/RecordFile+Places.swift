import Essentials

extension RecordFile {
    // A hand may have written an identifier in capitals, or two copies of a file into one.
    func places(of id: String) -> [Int] {
        let text = JSONText(id)
        let uuid = text.uuid
        return records.indices.filter { index in
            let id = records[index].id
            return id == text || uuid != nil && id.uuid == uuid
        }
    }

    // Of those with one identifier the one changed last, which is the one that is shown.
    func newest(_ places: [Int]) -> Int? {
        places.max { records[$0].moment < records[$1].moment }
    }

    // Of whatever stands there of it, be it the mark of a deletion.
    func moment(of id: String) -> Date? {
        places(of: id).map { records[$0].moment }.max()
    }
}
