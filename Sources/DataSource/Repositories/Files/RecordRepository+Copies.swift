import Essentials

extension RecordRepository {
    // Reports copies with records that are missing or older in their file.
    func problems(of copies: [ConflictCopy]) -> [StorageError] {
        copies.filter(holdsNews).map { error(.conflictCopy, $0.source) }
    }

    // Ignores failures to list copies: reading the file fails likewise and is reported.
    func problems(ofCopiesOf key: String) -> [StorageError] {
        problems(of: ((try? dataFolderClient.copies(key)) ?? []).compactMap(ConflictCopy.init))
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
