import CSystem

/// Settings of malloc.
package enum FreedMemory {
    /// Returns large blocks to the system as soon as they are freed, by a fixed mmap threshold of 1
    /// MiB.
    ///
    /// glibc would raise the threshold with each freed block and keep the next ones. 100,000
    /// weigh-ins, read for history and trends: 38 → 26 MB in use, measured by `make bench`.
    package static func fixMmapThreshold() { cs_set_mmap_threshold(1 << 20) }
}
