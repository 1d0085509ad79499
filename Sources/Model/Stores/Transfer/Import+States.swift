public import DataSource
public import Essentials

extension Import {
    public enum Target: Hashable, Sendable {
        // The person named by the file, or the only one.
        case automatic
        case person(Person)
        case newPerson
    }

    // Facts that are asked if the file does not tell them.
    public enum Question: Hashable, Sendable {
        case unit
        case dayOrder
        case height
        case version
    }

    // Choices from a list, in the order of the screen.
    public enum Choice: Hashable, Sendable {
        case target
        case unit
        case dayOrder
        case version
    }

    // Lists that the preview can open.
    public enum Part: CaseIterable, Hashable, Sendable {
        case new
        case here
        case refused
    }

    // First list with entries.
    public var firstPart: Part {
        guard let preview, preview.new == 0 else { return .new }
        return preview.duplicates > 0 ? .here : preview.remarkCount > 0 ? .refused : .new
    }

    public enum Outcome: Hashable, Sendable {
        // The person if the import was of only one, who is then shown.
        case imported(UUID, of: Person?)
        case stopped
        // Data has changed since the preview.
        case changed(ImportPreview)
    }

    public var isReadyToImport: Bool {
        preview.map { $0.hasChanges && ($0.questions.isEmpty || target == .newPerson) } ?? false
    }

    // True also while a choice is missing, which is reported on import.
    public var isImportOffered: Bool {
        isReadyToImport || firstUnanswered != nil
    }

    var firstUnanswered: Choice? {
        guard let preview else { return nil }
        if isTargetOffered, preview.questions.contains(.person), needsTarget { return .target }
        if preview.questions.contains(.unit) { return .unit }
        if preview.questions.contains(.version) { return .version }
        return questions.contains(.dayOrder) && dayOrder == nil && preview.new == 0
            ? .dayOrder : nil
    }

    // False if a file names its people.
    public var isTargetOffered: Bool { files.allSatisfy(\.people.isEmpty) }

    // The only person need not be chosen.
    public var shownTarget: Target {
        target == .automatic && people.count == 1 ? .person(people[0].person) : target
    }

    public var needsTarget: Bool { shownTarget == .automatic }

    // True if the user has to tell something.
    public var hasChoices: Bool {
        !questions.isEmpty || isTargetOffered && (needsTarget || target == .newPerson)
    }

    public var newWeighIns: [WeighIn] {
        preview?.parts.flatMap(\.weighIns) ?? []
    }
}
