extension RecordRepository {
    // The first record with a value that no form accepts.
    func impossible<Value: Recordable>(
        in key: String,
        _ isPossible: (Value) -> Bool
    ) -> StorageError? {
        // A file that cannot be read is named where it is loaded.
        guard let data = (try? dataFolderClient.data(key)) ?? nil else { return nil }
        let bytes = Array(data)[...]
        guard let fault = RecordFault(in: bytes, isPossible), fault.isReadable else { return nil }
        return error(.impossible(line: JSONError(offset: fault.offset).line(in: bytes)), key)
    }

    // Returns why a file is unreadable as a whole, skipping its records.
    func damage(of key: String) -> StorageError? {
        do throws(StorageError) {
            guard let data = try dataFolderClient.data(key) else { return nil }
            let version = try version(of: Array(data)[...], key)
            return version > format.version ? error(.newerVersion(version), key) : nil
        } catch {
            return error
        }
    }

    private func version(of bytes: ArraySlice<UInt8>, _ key: String) throws(StorageError) -> Int {
        do throws(RecordError) {
            let file = try RecordFile.envelope(bytes) {
                $0.stepsOverValue()
            } _: { _ in
            }
            return file.version
        } catch {
            throw self.error(error, key)
        }
    }
}

extension JSONScanner {
    fileprivate mutating func stepsOverValue() -> Bool {
        do throws(JSONError) {
            _ = try value(depth: 1)
            return true
        } catch {
            return false
        }
    }
}
