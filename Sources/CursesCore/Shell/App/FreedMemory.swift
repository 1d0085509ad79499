import CSystem

/// What the program has freed.
package enum FreedMemory {
    /// Lets large pieces go back to the system as soon as they are freed.
    ///
    /// A fixed mmap threshold: the C library raises its own with each large piece that is freed, and keeps
    /// the next ones for itself. 100,000 weigh-ins, read for history and trends: 38 → 26 MB are in use,
    /// as `make bench` shows.
    package static func goesBack() { cs_map_pieces_from(1 << 20) }
}
