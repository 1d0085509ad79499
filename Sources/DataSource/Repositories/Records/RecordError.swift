typealias RecordError = StorageError.Reason

extension StorageError.Reason: Error {}
