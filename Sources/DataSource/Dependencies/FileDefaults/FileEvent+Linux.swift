#if os(Linux)
    import Glibc

    struct FileEvent {
        let watch: Int32
        let name: String
        // True if the watched folder itself was moved or deleted.
        let isGone: Bool

        static func read(from descriptor: Int32) -> [FileEvent] {
            var buffer = [UInt8](repeating: 0, count: 16_384)
            let count = Glibc.read(descriptor, &buffer, buffer.count)
            var rest = buffer.prefix(max(0, count))
            var events = [FileEvent]()
            let header = MemoryLayout<inotify_event>.size
            while rest.count >= header {
                let event = rest.withUnsafeBytes { $0.loadUnaligned(as: inotify_event.self) }
                let name = rest.dropFirst(header).prefix(Int(event.len)).prefix { $0 != 0 }
                events.append(
                    FileEvent(
                        watch: event.wd,
                        name: String(decoding: name, as: UTF8.self),
                        isGone: event.mask & UInt32(IN_MOVE_SELF | IN_DELETE_SELF) != 0
                    )
                )
                rest = rest.dropFirst(header + Int(event.len))
            }
            return events
        }
    }
#endif
