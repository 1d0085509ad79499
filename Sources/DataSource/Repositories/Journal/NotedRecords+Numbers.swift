extension NotedRecords {
    // A record, and with it a number in many others, in several files. It is noted as unfinished:
    // whatever stops it on the way, the next change or the next start finishes it.
    func replace(
        _ old: [String: JSONText?],
        with new: [String: JSONText?],
        in place: RecordPlace,
        following numbers: [NumberChange],
        isFinal: Bool
    ) throws(StorageError) -> ChangeOutcome {
        finishLastChange()
        let foreseen = records.foreseen(in: place) { $0.put(place.id, new, replacing: old, at: $1) }
        var note: String?
        do throws(StorageError) {
            note = try journal.note(foreseen, numbers)
        } catch {
            guard isFinal else { return .wouldBeFinal(error) }
        }
        do throws(StorageError) {
            // Where nothing could be noted, the record that says what is right comes last.
            try records.make(numbers)
            var changes = [RecordChange]()
            try records.save(place.id, new, replacing: old, in: place.key, &changes)
        } catch {
            takeBack(foreseen, numbers, note)
            throw error.asFailure
        }
        if let note { journal.mark(note, isUndone: false) }
        return .done
    }

    // What was said to have failed may have been done all the same.
    private func takeBack(
        _ changes: [RecordChange],
        _ numbers: [NumberChange],
        _ note: String?
    ) {
        if let note { journal.mark(note, isUndone: true, isUnfinished: true) }
        let isDone = try? records.apply(changes.map(\.reversed), numbers.map(\.reversed))
        if isDone != nil, let note { journal.drop(note) }
    }
}
