#if canImport(Darwin)
    import Darwin
    @preconcurrency import Dispatch

    // A folder's source does not report file names, so every key below it counts as changed.
    final class FileWatch: Sendable {
        private let sources: [any DispatchSourceFileSystemObject]

        init?(
            _ folder: DataFolder,
            _ ownWrites: OwnWrites,
            _ onChange: @escaping @Sendable (Set<String>) -> Void
        ) {
            let history = (try? Folder("\(folder.path)/\(String.history)").names()) ?? []
            let people = history.filter(\.isPersonID)
            let names = ["", .history] + people.map { "\(String.history)/\($0)" }
            let folders = names.compactMap { name in
                Self.watch("\(folder.path)/\(name)") {
                    let keys = (try? folder.keys(below: name)) ?? []
                    let news = keys.filter {
                        $0 != .drafts && !ownWrites.areLast(in: File(folder.path(forKey: $0)))
                    }
                    let all = Set(name.isEmpty ? news + [.inbox] : news)
                    if !all.isEmpty { onChange(all) }
                }
            }
            let keys = (try? folder.keys(below: "")) ?? []
            let links = keys.compactMap { key in
                Self.target(of: File(folder.path(forKey: key))).flatMap { target in
                    Self.watch(target.parent) { onChange([key]) }
                }
            }
            sources = folders + links
        }

        func cancel() {
            for source in sources { source.cancel() }
        }

        private static func target(of file: File) -> File? {
            guard file.kind == S_IFLNK else { return nil }
            return try? file.followed()
        }

        fileprivate static func watch(
            _ path: String,
            _ onEvent: @escaping @Sendable () -> Void
        ) -> (any DispatchSourceFileSystemObject)? {
            let descriptor = open(path, O_EVTONLY | O_CLOEXEC)
            guard descriptor != -1 else { return nil }
            let source = DispatchSource.makeFileSystemObjectSource(
                fileDescriptor: descriptor,
                eventMask: .write,
                queue: .main
            )
            source.setCancelHandler { close(descriptor) }
            source.setEventHandler(handler: onEvent)
            source.activate()
            return source
        }
    }

    // Folders and files outside the data folder, which come and go in their parents.
    final class LandingWatch: Sendable {
        private let sources: [any DispatchSourceFileSystemObject]

        init?(_ paths: [String], _ onLanding: @escaping @Sendable () -> Void) {
            let all = Set(paths + paths.map { File($0).parent })
            sources = all.compactMap { FileWatch.watch($0, onLanding) }
        }

        func cancel() {
            for source in sources { source.cancel() }
        }
    }
#endif
