public import DataSource
import Essentials

extension [PersonSummary] {
    // Also searches the distinction of namesakes.
    func found(by query: String) -> [PersonSummary] {
        guard let word = query.searched else { return self }
        return filter {
            PersonSummary.title($0.person.name, $0.distinction).lowercased().holds(word)
        }
    }
}

extension PersonSummary {
    // The name, with its distinction if any.
    public static func title(_ name: String, _ distinction: Int?) -> String {
        distinction.map { "\(name) (\($0))" } ?? name
    }
}
