import Essentials

// A file that holds or would hold a record, as it was read.
struct RecordPlace {
    let key: String
    let id: String
    let file: RecordFile?
}

extension RecordRepository {
    func foreseen(
        in place: RecordPlace,
        _ body: (inout RecordFile, Date) -> Void
    ) -> [RecordChange] {
        let old = place.file ?? RecordFile(version: format.version)
        var new = old
        body(&new, dateClient.now())
        return new.changes(of: [place.id], in: place.key, from: old)
    }

    func place(of id: String, in keys: some Sequence<String>) -> RecordPlace? {
        for key in keys {
            guard let file = try? file(of: key), holds(file, id) else { continue }
            return RecordPlace(key: key, id: id, file: file)
        }
        return nil
    }

    private func holds(_ file: RecordFile, _ id: String) -> Bool {
        var file = file
        finishMoves(in: &file)
        return file.live(id) != nil
    }
}
