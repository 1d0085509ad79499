#if canImport(FoundationEssentials)
    // Places of a person's files, which Foundation names on Apple's systems alone.
    nonisolated extension URL {
        /// The person's documents.
        @_alwaysEmitIntoClient
        public static var documentsDirectory: URL { .home("Documents") }

        /// What programs keep for the person.
        @_alwaysEmitIntoClient
        public static var applicationSupportDirectory: URL { .home(".local/share") }

        /// What programs can make again.
        @_alwaysEmitIntoClient
        public static var cachesDirectory: URL { .home(".cache") }

        /// What the person has fetched.
        @_alwaysEmitIntoClient
        public static var downloadsDirectory: URL { .home("Downloads") }

        @_alwaysEmitIntoClient
        static func home(_ path: String) -> URL {
            FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(path)
        }
    }
#endif
