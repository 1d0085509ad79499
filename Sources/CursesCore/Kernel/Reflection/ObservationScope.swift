/// Limits which part of an evaluation observes a read.
package enum ObservationScope {
    /// True if enclosing views do not observe reads of inner ones.
    static var isApart: Bool {
        #if STATIC_RUNTIME
            true
        #else
            false
        #endif
    }

    /// Runs a body whose reads are observed separately, not by enclosing views.
    ///
    /// Observation has no API for it. With the static runtime its list of reads is set aside;
    /// otherwise enclosing views observe the reads too, which is slower but equally correct.
    package static func apart<Result>(_ body: () -> Result) -> Result {
        #if STATIC_RUNTIME
            let outer = list()
            setList(nil)
            defer { setList(outer) }
        #endif
        return body()
    }
}

#if STATIC_RUNTIME
    @_silgen_name("_swift_observation_tls_get")
    private func list() -> UnsafeMutableRawPointer?

    @_silgen_name("_swift_observation_tls_set")
    private func setList(_ list: UnsafeMutableRawPointer?)
#endif
