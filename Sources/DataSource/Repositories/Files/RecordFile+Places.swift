import Essentials

extension RecordFile {
    // Finds capitals from manual edits, and duplicates from merged copies.
    func places(of id: String) -> [Int] {
        let text = JSONText(id)
        let uuid = text.uuid
        return records.indices.filter { index in
            let id = records[index].id
            return id == text || uuid != nil && id.uuid == uuid
        }
    }

    // The record changed last is the shown one of those with one identifier.
    func newest(_ places: [Int]) -> Int? {
        places.max { records[$0].moment < records[$1].moment }
    }

    // Includes deletion marks.
    func moment(of id: String) -> Date? {
        places(of: id).map { records[$0].moment }.max()
    }
}
