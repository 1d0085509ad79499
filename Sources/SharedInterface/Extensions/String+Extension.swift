import DataSource
import Essentials

nonisolated extension String {
    // The first letters of a folder's id tell it from the others, and leave room for what is wrong.
    package var shortenedPath: String {
        split(separator: "/", omittingEmptySubsequences: false)
            .map { UUID(text: $0) == nil ? String($0) : $0.prefix(8) + "…" }
            .joined(separator: "/")
    }
}
