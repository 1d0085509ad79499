public import DataSource
public import Essentials

extension Import {
    public enum Stage: Hashable, Sendable {
        case path
        case reading(percent: Int)
        case preview
        case saving
    }

    public enum Target: Hashable, Sendable {
        // Whom the file names, or who is alone.
        case automatic
        case person(Person)
        case newPerson
    }

    // What may have to be said, and is asked where it is not known.
    public enum Question: Hashable, Sendable {
        case unit
        case dayOrder
        case height
    }

    // What is chosen from a list, in the order in which it stands on the screen.
    public enum Choice: Hashable, Sendable {
        case target
        case unit
        case dayOrder
    }

    // What can be looked through.
    public enum Part: CaseIterable, Hashable, Sendable {
        case new
        case here
        case refused
    }

    // Of which there is something to look through.
    var firstPart: Part {
        guard let preview, preview.new == 0 else { return .new }
        return preview.duplicates > 0 ? .here : preview.remarkCount > 0 ? .refused : .new
    }

    public enum Outcome: Hashable, Sendable {
        // Whoever is alone in it is shown then.
        case imported(UUID, of: Person?)
        case stopped
        // Something was entered meanwhile.
        case changed(ImportPreview)
    }

    public var isReadyToImport: Bool {
        preview.map { $0.hasChanges && ($0.questions.isEmpty || target == .newPerson) } ?? false
    }

    // What has to be chosen is said once somebody wants to import.
    public var isImportOffered: Bool {
        isReadyToImport || firstUnanswered != nil
    }

    var firstUnanswered: Choice? {
        guard let preview else { return nil }
        if isTargetOffered, preview.questions.contains(.person), needsTarget { return .target }
        if preview.questions.contains(.unit) { return .unit }
        return questions.contains(.dayOrder) && dayOrder == nil && preview.new == 0
            ? .dayOrder : nil
    }

    // Whom a file names is not chosen.
    public var isTargetOffered: Bool { files.allSatisfy(\.people.isEmpty) }
}

extension Import {
    // Who is alone need not be chosen.
    public var shownTarget: Target {
        target == .automatic && people.count == 1 ? .person(people[0].person) : target
    }

    public var needsTarget: Bool { shownTarget == .automatic }

    // Something that only the person knows.
    public var hasChoices: Bool {
        !questions.isEmpty || isTargetOffered && (needsTarget || target == .newPerson)
    }

    public var newWeighIns: [WeighIn] {
        preview?.parts.flatMap(\.weighIns) ?? []
    }
}
