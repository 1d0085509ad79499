extension Bundle {
    /// Bundle of the program's texts; a module with resources has its own `module`.
    @_alwaysEmitIntoClient
    nonisolated public static var module: Bundle { .main }
}
