#if canImport(FoundationEssentials)
    // The user's folders on Linux, by their XDG defaults; Foundation names them on macOS only.
    nonisolated extension URL {
        /// The user's documents: `~/Documents`.
        @_alwaysEmitIntoClient
        public static var documentsDirectory: URL { .home("Documents") }

        /// The data of programs: `~/.local/share`.
        @_alwaysEmitIntoClient
        public static var applicationSupportDirectory: URL { .home(".local/share") }

        /// The caches of programs: `~/.cache`.
        @_alwaysEmitIntoClient
        public static var cachesDirectory: URL { .home(".cache") }

        /// The user's downloads: `~/Downloads`.
        @_alwaysEmitIntoClient
        public static var downloadsDirectory: URL { .home("Downloads") }

        @_alwaysEmitIntoClient
        static func home(_ path: String) -> URL {
            FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(path)
        }
    }
#endif
