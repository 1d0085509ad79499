extension Bundle {
    /// The module's text, which is the program's own; a module with resources has its own bundle.
    @_alwaysEmitIntoClient
    nonisolated public static var module: Bundle { .main }
}
