import Essentials

enum SystemCall {
    // Repeats calls that a signal interrupted.
    static func retry<R: FixedWidthInteger & SignedInteger>(
        _ path: String,
        _ call: () -> R
    ) throws(StorageError) -> R {
        while true {
            let result = call()
            if result != -1 { return result }
            if errno != EINTR { throw StorageError(file: path, reason: .system(errno)) }
        }
    }

    static func once(_ path: String, _ call: () -> Int32) throws(StorageError) {
        if call() == -1 { throw StorageError(file: path, reason: .system(errno)) }
    }
}
