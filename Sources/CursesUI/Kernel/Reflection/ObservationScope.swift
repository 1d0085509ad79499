/// Which part of an evaluation the reads of observable objects are noted for.
enum ObservationScope {
    /// Does something whose reads are noted for itself, and not for what is around it as well.
    ///
    /// Observation has no word for it. Where its runtime is linked in, its list of reads is put aside;
    /// elsewhere what is around hears of the reads too, which takes longer and is no less right.
    static func apart<Result>(_ body: () -> Result) -> Result {
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
