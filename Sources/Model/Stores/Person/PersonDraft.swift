public import DataSource

public struct PersonDraft: Hashable, Sendable {
    public var name: String
    // Only for a new person, whose first weigh-in is saved at the same time.
    public var weight: String
    public var height: String
    public var birthDate: String
    public var sex: Sex?
    public var goalWeight: String
    public var goalBy: String
    // Definitions, one a line.
    public var ownMeasures: [String]

    private static let sexName = "sex"

    public init(
        name: String = "",
        weight: String = "",
        height: String = "",
        birthDate: String = "",
        sex: Sex? = nil,
        goalWeight: String = "",
        goalBy: String = "",
        ownMeasures: [String] = []
    ) {
        self.name = name
        self.weight = weight
        self.height = height
        self.birthDate = birthDate
        self.sex = sex
        self.goalWeight = goalWeight
        self.goalBy = goalBy
        let lines = ownMeasures + Array(repeating: "", count: OwnMeasure.most)
        self.ownMeasures = Array(lines.prefix(OwnMeasure.most))
    }

    var texts: [String: String] {
        PersonField.texts(of: self).merging([Self.sexName: sex?.rawValue ?? ""]) { $1 }
    }

    func filled(_ texts: [String: String]) -> Self {
        var draft = self
        PersonField.fill(&draft, with: texts)
        draft.sex = texts[Self.sexName].map { Sex(rawValue: $0) } ?? sex
        return draft
    }
}
