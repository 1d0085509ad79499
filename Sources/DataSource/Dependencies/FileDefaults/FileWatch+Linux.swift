#if os(Linux)
    @preconcurrency import Dispatch
    import Glibc
    import Synchronization

    final class FileWatch: Sendable {
        private static let mask = UInt32(
            IN_MOVED_TO | IN_CLOSE_WRITE | IN_DELETE | IN_CREATE | IN_ONLYDIR
        )

        private let folder: DataFolder
        private let descriptor: Int32
        private let source: any DispatchSourceRead
        private let folders = Mutex([Int32: String]())

        init?(_ folder: DataFolder, _ onChange: @escaping @Sendable (Set<String>) -> Void) {
            let descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
            guard descriptor != -1 else { return nil }
            self.folder = folder
            self.descriptor = descriptor
            source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
            source.setCancelHandler { close(descriptor) }
            source.setEventHandler { [weak self] in
                guard let keys = self?.changedKeys(), !keys.isEmpty else { return }
                onChange(keys)
            }
            source.activate()
            _ = watch("")
        }

        func cancel() {
            source.cancel()
        }

        // A folder may have been filled before its watch began: what is in it counts as changed.
        private func watch(_ name: String) -> Set<String> {
            let path = "\(folder.path)/\(name)"
            let watch = inotify_add_watch(descriptor, path, Self.mask)
            guard watch != -1, let names = try? Folder(path).names() else { return [] }
            folders.withLock { $0[watch] = name }
            return names.reduce(into: []) { $0.formUnion(keys(of: $1, in: name)) }
        }

        private func keys(of name: String, in parent: String) -> Set<String> {
            let path = parent.isEmpty ? name : "\(parent)/\(name)"
            if !name.hasPrefix("."), name.hasSuffix(.json) {
                return [String(path.dropLast(String.json.count))]
            }
            let isFolder = path.hasPrefix(.history) && File("\(folder.path)/\(path)").isFolder
            return isFolder ? watch(path) : []
        }

        private func changedKeys() -> Set<String> {
            var buffer = [UInt8](repeating: 0, count: 16_384)
            let count = read(descriptor, &buffer, buffer.count)
            return count > 0 ? keys(of: buffer.prefix(count)) : []
        }

        private func keys(of events: ArraySlice<UInt8>) -> Set<String> {
            var keys = Set<String>()
            var rest = events
            let header = MemoryLayout<inotify_event>.size
            while rest.count >= header {
                let event = rest.withUnsafeBytes { $0.loadUnaligned(as: inotify_event.self) }
                let name = rest.dropFirst(header).prefix(Int(event.len)).prefix { $0 != 0 }
                rest = rest.dropFirst(header + Int(event.len))
                guard let parent = folders.withLock({ $0[event.wd] }) else { continue }
                keys.formUnion(self.keys(of: String(decoding: name, as: UTF8.self), in: parent))
            }
            return keys
        }
    }
#endif
