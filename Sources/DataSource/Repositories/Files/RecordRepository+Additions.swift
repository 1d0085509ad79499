#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension RecordRepository {
    // Nothing may have been changed or lost since.
    func allow(_ additions: [RecordAddition]) throws(StorageError) -> Bool {
        for addition in additions {
            guard let file = try file(of: addition.key),
                file.digest(of: addition.idTexts) == addition.digest
            else {
                return false
            }
        }
        return true
    }

    func mark(_ additions: [RecordAddition], isUndone: Bool) throws(StorageError) {
        for addition in additions {
            let ids = addition.idTexts
            try change(addition.key, []) { file in
                file.mark(ids, isDeleted: isUndone, at: dateClient.now())
            }
        }
    }

    // All of it or nothing, whatever stops it and whoever reads meanwhile.
    func apply(
        _ additions: [RecordAddition],
        _ changes: [RecordChange],
        isUndone: Bool
    ) throws(StorageError) -> Bool {
        guard try allow(additions) else { return false }
        let keys = additions.map(\.key) + Set(changes.map(\.key)).sorted()
        for key in keys { try keepOldVersion(key) }
        var applies = true
        do throws(StorageError) {
            try userDefaultsClient.setAll(keys) { key, data throws(StorageError) in
                var file = try writable(data, key)
                for addition in additions where addition.key == key {
                    let ids = addition.idTexts
                    applies = applies && file.digest(of: ids) == addition.digest
                    file.mark(ids, isDeleted: isUndone, at: dateClient.now())
                }
                for change in changes where change.key == key {
                    applies = applies && change.applies(to: file.live(change.id))
                    file.restore(change.id, change.after?.members, at: dateClient.now())
                }
                // It ends the transaction, and nobody hears of it.
                guard applies else { throw StorageError(file: key, reason: .gone) }
                return Data(file.bytes)
            }
        } catch {
            guard !applies else { throw error }
        }
        return applies
    }
}
