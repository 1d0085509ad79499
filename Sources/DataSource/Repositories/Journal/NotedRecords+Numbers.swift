extension NotedRecords {
    // Replaces a record, and a number in many others, with one journal entry.
    func replace(
        _ old: [String: JSONText?],
        with new: [String: JSONText?],
        in place: RecordPlace,
        following numbers: [NumberChange],
        isFinal: Bool,
        where isAllowed: (JSONText?) -> Bool
    ) throws(StorageError) -> ChangeOutcome {
        guard !numbers.isEmpty else {
            return try replace(old, with: new, in: place, isFinal: isFinal, where: isAllowed)
        }
        prepare()
        let foreseen = records.foreseen(in: place) { $0.put(place.id, new, replacing: old, at: $1) }
        var isNoted = true
        do throws(StorageError) {
            _ = try journal.entries()
        } catch {
            guard isFinal else { return .wouldBeFinal(error) }
            isNoted = false
        }
        let now = records.dateClient.now()
        let outcome = try records.changeTogether(
            Set(numbers.map(\.key) + [place.key]),
            noting: isNoted ? JournalNote(JournalStep(foreseen, numbers), in: journal) : nil
        ) { key, file in
            for number in numbers where number.key == key { file.make(number, at: now) }
            guard key == place.key else { return true }
            guard isAllowed(file.live(place.id)) else { return false }
            file.put(place.id, new, replacing: old, at: now)
            return true
        }
        return outcome == .done ? .done : .changedMeanwhile
    }
}
