import Dispatch

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Calls a handler on the main actor when a descriptor is readable.
func makeReadSource(
    _ descriptor: Int32,
    handler: @escaping @MainActor () -> Void
) -> any DispatchSourceRead {
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler {
        TerminalGuard.protectThread()
        MainActor.assumeIsolated(handler)
    }
    source.activate()
    return source
}

/// Calls the `read` of the system.
nonisolated func systemRead(
    _ descriptor: Int32,
    _ bytes: UnsafeMutableRawPointer?,
    _ count: Int
) -> Int {
    read(descriptor, bytes, count)
}
