#if canImport(Darwin)
    import Darwin
    @preconcurrency import Dispatch

    // A folder's source does not tell the file's name, so every key below it counts as changed.
    final class FileWatch: Sendable {
        private let sources: [any DispatchSourceFileSystemObject]

        init?(_ folder: DataFolder, _ onChange: @escaping @Sendable (Set<String>) -> Void) {
            let history = (try? Folder("\(folder.path)/\(String.history)").names()) ?? []
            let names = ["", .history] + history.map { "\(String.history)/\($0)" }
            sources = names.compactMap { name in
                let descriptor = open("\(folder.path)/\(name)", O_EVTONLY | O_CLOEXEC)
                guard descriptor != -1 else { return nil }
                let source = DispatchSource.makeFileSystemObjectSource(
                    fileDescriptor: descriptor,
                    eventMask: .write
                )
                source.setCancelHandler { close(descriptor) }
                source.setEventHandler {
                    onChange(Set((try? FileDefaults(folder: folder).keys(below: name)) ?? []))
                }
                source.activate()
                return source
            }
        }

        func cancel() {
            for source in sources { source.cancel() }
        }
    }
#endif
