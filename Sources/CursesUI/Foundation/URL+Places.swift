#if canImport(FoundationEssentials)
    // The user's folders on Linux, by their XDG defaults; Foundation names them on macOS only.
    nonisolated extension URL {
        /// The user's documents: `~/Documents`.
        @_alwaysEmitIntoClient
        public static var documentsDirectory: URL { .home("Documents") }

        /// The data of programs: `XDG_DATA_HOME`, or else `~/.local/share`.
        @_alwaysEmitIntoClient
        public static var applicationSupportDirectory: URL {
            .home(".local/share", or: "XDG_DATA_HOME")
        }

        /// The caches of programs: `XDG_CACHE_HOME`, or else `~/.cache`.
        @_alwaysEmitIntoClient
        public static var cachesDirectory: URL { .home(".cache", or: "XDG_CACHE_HOME") }

        @_alwaysEmitIntoClient
        static func home(_ path: String, or variable: String? = nil) -> URL {
            // The XDG standard ignores relative paths.
            if let folder = variable.flatMap({ ProcessInfo.processInfo.environment[$0] }),
                folder.hasPrefix("/")
            {
                return URL(fileURLWithPath: folder, isDirectory: true)
            }
            return FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(path)
        }
    }
#endif
