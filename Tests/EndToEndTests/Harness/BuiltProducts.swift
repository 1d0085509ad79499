#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The programs that are tested.
enum BuiltProducts {
    /// The path of a program; a path is taken as it is.
    ///
    /// The Makefile names `bmi-tui` in `BMI_TUI_PROGRAM`: `make test` that of the debug build, `make
    /// test-all` also the one that `make install` installs. The probes, and without that variable
    /// `bmi-tui` too, are looked for beside these tests.
    static func path(of program: String) throws -> String {
        if program.hasPrefix("/") { return program }
        if program == "bmi-tui", let named = getenv("BMI_TUI_PROGRAM") {
            return String(cString: named)
        }
        var folder = try location()[...]
        while let slash = folder.lastIndex(of: "/") {
            folder = folder[..<slash]
            let path = "\(folder)/\(program)"
            if access(path, X_OK) == 0 { return path }
        }
        throw SessionError("\(program) has not been built")
    }

    private static func location() throws -> String {
        #if canImport(Darwin)
            var information = Dl_info()
            guard dladdr(#dsohandle, &information) != 0, let name = information.dli_fname,
                let path = realpath(name, nil)
            else { throw SessionError("the tests do not know where they are") }
        #else
            guard let path = realpath("/proc/self/exe", nil) else {
                throw SessionError("the tests do not know where they are")
            }
        #endif
        defer { free(path) }
        return String(cString: path)
    }
}
