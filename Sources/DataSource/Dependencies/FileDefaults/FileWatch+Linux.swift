#if os(Linux)
    @preconcurrency import Dispatch
    import Glibc
    import Synchronization

    final class FileWatch: Sendable {
        private struct Place {
            // Key of a watched folder below the data folder.
            var folder: String?
            // True while the data folder or one of its parents does not exist yet.
            var awaitsFolder = false
            // Keys of our files that are links to a file here, by its name.
            var links = [String: Set<String>]()
            // True for the data folder and its parents.
            var holdsFolder = false
        }

        fileprivate static let selfMask = UInt32(
            IN_MOVE_SELF | IN_DELETE_SELF | IN_ONLYDIR | IN_MASK_ADD
        )

        private static let mask =
            selfMask
            | UInt32(IN_MOVED_TO | IN_MOVED_FROM | IN_CLOSE_WRITE | IN_DELETE | IN_CREATE)

        private let folder: DataFolder
        private let ownWrites: OwnWrites
        private let descriptor: Int32
        private let source: any DispatchSourceRead
        private let places = Mutex([Int32: Place]())

        init?(
            _ folder: DataFolder,
            _ ownWrites: OwnWrites,
            _ onChange: @escaping @Sendable (Set<String>) -> Void
        ) {
            let descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
            guard descriptor != -1 else { return nil }
            self.folder = folder
            self.ownWrites = ownWrites
            self.descriptor = descriptor
            // A global queue, once used, wakes an idle process every second.
            source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
            source.setCancelHandler { close(descriptor) }
            source.setEventHandler { [weak self] in
                guard let keys = self?.changedKeys(), !keys.isEmpty else { return }
                onChange(keys)
            }
            source.activate()
            _ = watchFolder()
        }

        func cancel() {
            source.cancel()
        }

        private func watchFolder() -> Set<String> {
            var step = File(folder.path)
            var missing: File?
            while !step.isFolder, step.parent != step.path {
                missing = step
                step = File(step.parent)
            }
            guard let missing else {
                watchAbove()
                let keys = watch("")
                // It may have been deleted before the watch began.
                return step.isFolder ? keys : watchFolder()
            }
            _ = watch(step.path, Self.mask) { $0.awaitsFolder = true }
            // The missing folder may have been created before the watch began, or its parent
            // deleted.
            return missing.isFolder || !step.isFolder ? watchFolder() : []
        }

        // Moving a parent moves the data folder too.
        private func watchAbove() {
            var step = File(folder.path)
            while true {
                _ = watch(step.path, Self.selfMask) { $0.holdsFolder = true }
                guard step.parent != step.path else { return }
                step = File(step.parent)
            }
        }

        // The folder may have been filled before the watch began, so its content counts as changed.
        private func watch(_ name: String) -> Set<String> {
            let path = "\(folder.path)/\(name)"
            guard watch(path, Self.mask, { $0.folder = name }),
                let names = try? Folder(path).names()
            else {
                return []
            }
            return names.reduce(into: []) { $0.formUnion(keys(of: $1, in: name)) }
        }

        private func watch(
            _ path: String,
            _ mask: UInt32,
            _ change: (inout Place) -> Void
        ) -> Bool {
            let watch = inotify_add_watch(descriptor, path, mask)
            guard watch != -1 else { return false }
            places.withLock { change(&$0[watch, default: Place()]) }
            return true
        }

        private func unwatch(_ watch: Int32) {
            inotify_rm_watch(descriptor, watch)
            places.withLock { $0[watch] = nil }
        }

        // Another folder may be in its place already, or come later.
        private func lose(_ place: Place, _ watch: Int32) -> Set<String> {
            unwatch(watch)
            guard place.holdsFolder || place.awaitsFolder else { return [] }
            for other in places.withLock({ Array($0.keys) }) { unwatch(other) }
            return watchFolder().union([.people])
        }

        private func keys(of name: String, in parent: String) -> Set<String> {
            let path = parent.isEmpty ? name : "\(parent)/\(name)"
            if parent.isEmpty, InboxRepository.isInbox(name) { return [.inbox] }
            if !name.hasPrefix("."), name.hasSuffix(.json) {
                let key = String(path.stem)
                // Drafts of a running process are read once it has ended.
                guard key != .drafts else { return [] }
                watchTarget(of: key)
                return [key]
            }
            let isOurs = path.hasPrefix(.history) && Layout(path) == .folder
            return isOurs && File("\(folder.path)/\(path)").isFolder ? watch(path) : []
        }

        private func watchTarget(of key: String) {
            let file = File(folder.path(forKey: key))
            guard file.kind == S_IFLNK, let target = try? file.followed() else { return }
            _ = watch(target.parent, Self.mask) { $0.links[target.name, default: []].insert(key) }
        }

        private func changedKeys() -> Set<String> {
            var keys = Set<String>()
            var joined = Set<String>()
            for event in FileEvent.read(from: descriptor) {
                guard let place = places.withLock({ $0[event.watch] }) else { continue }
                if event.isGone {
                    keys.formUnion(lose(place, event.watch))
                    continue
                }
                keys.formUnion(place.links[event.name] ?? [])
                if let folder = place.folder {
                    if let key = CopyName.original(of: event.name, in: folder) {
                        joined.insert(key)
                        continue
                    }
                    keys.formUnion(self.keys(of: event.name, in: folder))
                }
                if place.awaitsFolder {
                    unwatch(event.watch)
                    keys.formUnion(watchFolder())
                }
            }
            return keys.filter { !ownWrites.areLast(in: File(folder.path(forKey: $0))) }
                .union(joined)
        }
    }

    // Folders and files outside the data folder. What is not there is awaited in the nearest folder
    // above it. Watches what is there now: after a landing, another one has to begin.
    final class LandingWatch: Sendable {
        private let source: any DispatchSourceRead

        init?(_ paths: [String], _ onLanding: @escaping @Sendable () -> Void) {
            let descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
            guard descriptor != -1 else { return nil }
            // Names that matter, by watch; `nil` for a folder in which all do.
            var names = [Int32: Set<String>?]()
            for path in paths {
                var (step, isNearest) = (File(path), true)
                let mask = FileWatch.selfMask | UInt32(IN_CLOSE_WRITE | IN_MOVED_TO)
                let watch = inotify_add_watch(descriptor, path, mask)
                if watch != -1 { names[watch] = .some(nil) }
                while step.parent != step.path {
                    let name = step.name
                    step = File(step.parent)
                    // Moving a parent moves the folder too.
                    let mask = isNearest ? UInt32(IN_CREATE | IN_MOVED_TO) : 0
                    let watch = inotify_add_watch(descriptor, step.path, mask | FileWatch.selfMask)
                    guard watch != -1 else { continue }
                    isNearest = false
                    if case let others? = names[watch, default: []] {
                        names[watch] = others.union([name])
                    }
                }
            }
            source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
            source.setCancelHandler { close(descriptor) }
            source.setEventHandler { [names] in
                let isLanding = FileEvent.read(from: descriptor).contains { event in
                    guard !event.isGone, let awaited = names[event.watch] else { return true }
                    return awaited?.contains(event.name) ?? true
                }
                if isLanding { onLanding() }
            }
            source.activate()
        }

        func cancel() { source.cancel() }
    }
#endif
