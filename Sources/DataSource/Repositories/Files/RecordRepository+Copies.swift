import Essentials

extension RecordRepository {
    // Those that hold something that is not in their file, or not that new.
    func problems(of copies: [ConflictCopy]) -> [StorageError] {
        copies.filter(holdsNews).map { error(.conflictCopy, $0.source) }
    }

    // Whatever hinders looking for them hinders reading their file too, which tells the person.
    func problems(ofCopiesOf key: String) -> [StorageError] {
        problems(of: ((try? userDefaultsClient.copies(key)) ?? []).compactMap(ConflictCopy.init))
    }

    private func holdsNews(_ copy: ConflictCopy) -> Bool {
        guard let other = (try? file(of: copy.source)) ?? nil,
            let file = (try? file(of: copy.key)) ?? nil
        else {
            return true
        }
        return other.records.contains { record in
            guard let id = record.id.string, let moment = file.moment(of: id) else { return true }
            return moment < record.moment
        }
    }
}
