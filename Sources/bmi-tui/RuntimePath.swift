#if STATIC_RUNTIME
    // Replaces the runtime's function that searches for a backtracer at start. The original aborts
    // without /proc (exit 134), and a program with a static runtime has no backtracer installed.
    @_cdecl("swift_copyAuxiliaryExecutablePath")
    nonisolated public func auxiliaryPath(_ name: UnsafePointer<CChar>?) -> UnsafePointer<CChar>? {
        nil
    }
#endif
