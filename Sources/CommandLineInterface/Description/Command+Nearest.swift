import Model

nonisolated extension Command {
    // Common words of other tools and the matching command.
    private static let synonyms = [
        "goals": goal.rawValue, "target": goal.rawValue, "aim": goal.rawValue,
        "weigh": add.rawValue, "weight": add.rawValue, "log": add.rawValue,
        "record": add.rawValue, "delete": remove.rawValue, "rm": remove.rawValue,
        "weights": list.rawValue, "history": list.rawValue, "ls": list.rawValue,
        "graph": chart.rawValue,
    ]

    static func nearest(to word: String, _ spellingService: SpellingService) -> [String] {
        if let synonym = synonyms[word.lowercased()] { return [synonym] }
        return Array(
            spellingService.nearest(to: word, among: allCases.map(\.rawValue)).prefix(3)
        )
    }
}
