#if STATIC_RUNTIME
    // Takes the place of the runtime's function that looks for a backtracer beside the program when it
    // starts. That one aborts where there is no /proc (exit 134), and no backtracer is installed with a
    // program that has the runtime in it.
    @_cdecl("swift_copyAuxiliaryExecutablePath")
    nonisolated public func auxiliaryPath(_ name: UnsafePointer<CChar>?) -> UnsafePointer<CChar>? {
        nil
    }
#endif
