import DataSource
import Essentials

extension [PersonSummary] {
    // By what tells namesakes apart as well.
    func found(by query: String) -> [PersonSummary] {
        guard let word = query.marks.first else { return self }
        return filter { summary in
            let number = summary.distinction.map { " (\($0))" } ?? ""
            return (summary.person.name + number).lowercased().holds(word)
        }
    }
}
