import Dispatch

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Calls the handler on the main actor whenever there is something to read.
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

/// Reads bytes as the system does.
nonisolated func systemRead(
    _ descriptor: Int32,
    _ bytes: UnsafeMutableRawPointer?,
    _ count: Int
) -> Int {
    read(descriptor, bytes, count)
}
