import Essentials

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

extension File {
    // Foundation's atomic writing loses modes, links and, at a power cut, the name of the file.
    func replace(
        with data: Data,
        isSynchronized: Bool = true,
        noting ownWrites: OwnWrites = OwnWrites(),
        upTo largest: Int = File.largest,
        draftMark: String = "",
        draftNumber: UInt32 = .random(in: 0 ... .max)
    ) throws(StorageError) {
        // Refuses to write what `read` would refuse.
        guard data.count <= largest else {
            throw StorageError(file: path, reason: .wouldBeTooLarge)
        }
        // With SIGXFSZ ignored, a write at a size limit fails like one on a full disk.
        signal(SIGXFSZ, SIG_IGN)
        let target = try followed()
        let draft = "\(target.parent)/.\(target.name)\(draftMark).\(draftNumber).tmp"
        let descriptor: Int32
        do throws(StorageError) {
            descriptor = try SystemCall.retry(path) {
                open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
            }
        } catch let error where error.reason == .system(ENOENT) && leadsNowhere {
            throw StorageError(file: path, reason: .leadsNowhere)
        }
        do throws(StorageError) {
            try fill(descriptor, with: data, isSynchronized: isSynchronized)
            ownWrites.note(FileVersion(File(draft)), of: self)
            try SystemCall.once(path) { rename(draft, target.path) }
        } catch {
            unlink(draft)
            throw error
        }
        if isSynchronized { try makeCertain(target) }
    }

    private func makeCertain(_ target: File) throws(StorageError) {
        do throws(StorageError) {
            try Folder(target.parent).synchronize()
        } catch {
            guard case .system(let code) = error.reason else { throw error }
            throw StorageError(file: path, reason: .notCertain(code))
        }
    }

    // Marks drafts outside the data folder as ours.
    static let draftMark = ".bmi-tui"

    // Removes the drafts of killed processes in the folder of this file. Outside the data folder,
    // where there is no lock, names of drafts contain the process number.
    func removeDeadDrafts() {
        guard let target = try? followed(), let names = try? Folder(target.parent).names() else {
            return
        }
        for name in names {
            let drafted = name.draftedName
            guard drafted == target.name || drafted?.hasSuffix(Self.draftMark) == true else {
                continue
            }
            let draft = File("\(target.parent)/\(name)")
            let number = name.dropLast(4).split(separator: ".").last.flatMap { pid_t($0) }
            guard let number, number > 0, draft.kind == S_IFREG else { continue }
            let isGone = kill(number, 0) == -1 && errno == ESRCH
            if isGone || number == getpid() { unlink(draft.path) }
        }
    }

    func followed() throws(StorageError) -> File {
        var file = self
        for _ in 0..<40 {
            guard let destination = try file.destination() else { return file }
            file = File(destination.hasPrefix("/") ? destination : "\(file.parent)/\(destination)")
        }
        throw StorageError(file: path, reason: .system(ELOOP))
    }

    private func destination() throws(StorageError) -> String? {
        var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
        do throws(StorageError) {
            let count = try SystemCall.retry(path) { readlink(path, &buffer, buffer.count) }
            guard let destination = String(validating: buffer.prefix(count), as: UTF8.self) else {
                throw StorageError(file: path, reason: .notUnicode)
            }
            return destination
        } catch {
            guard [.system(EINVAL), .system(ENOENT)].contains(error.reason) else { throw error }
            return nil
        }
    }

    private func fill(
        _ descriptor: Int32,
        with data: Data,
        isSynchronized: Bool
    ) throws(StorageError) {
        do throws(StorageError) {
            try SystemCall.once(path) { fchmod(descriptor, 0o600) }
            try write(data, to: descriptor)
            if isSynchronized { try synchronize(descriptor) }
        } catch {
            close(descriptor)
            throw error
        }
        try SystemCall.once(path) { close(descriptor) }
    }

    private func write(_ data: Data, to descriptor: Int32) throws(StorageError) {
        var count = 0
        while count < data.count {
            let position = count
            count += try SystemCall.retry(path) {
                data.withUnsafeBytes {
                    Self.write(descriptor, UnsafeRawBufferPointer(rebasing: $0[position...]))
                }
            }
        }
    }

    // Never repeated: after a failed fsync, the kernel may forget unwritten pages.
    private func synchronize(_ descriptor: Int32) throws(StorageError) {
        #if canImport(Darwin)
            if fcntl(descriptor, F_FULLFSYNC) == 0 { return }
        #endif
        try SystemCall.once(path) { fsync(descriptor) }
    }

    private static func write(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
        #if canImport(Glibc)
            Glibc.write(descriptor, bytes.baseAddress, bytes.count)
        #else
            Darwin.write(descriptor, bytes.baseAddress, bytes.count)
        #endif
    }
}
