import DataSource
import Essentials

nonisolated extension String {
    // Eight characters of a UUID identify the folder and leave room for the message.
    package var shortenedPath: String {
        split(separator: "/", omittingEmptySubsequences: false)
            .map { UUID(text: $0) == nil ? String($0) : $0.prefix(8) + "…" }
            .joined(separator: "/")
    }
}
