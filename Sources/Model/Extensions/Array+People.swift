import DataSource
import Essentials

extension [PersonSummary] {
    func found(by query: String) -> [PersonSummary] {
        guard let word = query.marks.first else { return self }
        return filter { $0.person.name.lowercased().holds(word) }
    }
}
