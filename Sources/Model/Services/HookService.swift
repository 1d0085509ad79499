public import DataSource
import Essentials

// Passes each change as JSON to a program of the user.
public struct HookService: Sendable {
    private let appDependencies: AppDependencies
    private var hookRepository: HookRepository {
        HookRepository(
            appDependencies.fileClient,
            appDependencies.processInfoClient
        )
    }
    private var personService: PersonService { PersonService(appDependencies) }
    private var undoRepository: UndoRepository { appDependencies.undoRepository }

    public init(_ appDependencies: AppDependencies) {
        self.appDependencies = appDependencies
    }

    // `nil` without a home folder.
    public var path: String? { hookRepository.path }

    public var state: HookState { hookRepository.state }

    // The step that a command may make is newer than this one. `nil` without a hook.
    public func lastStep() -> String? {
        state == .ready ? undoRepository.newestID() ?? "" : nil
    }

    public func tell(changeSince step: String) {
        guard undoRepository.newestID() ?? "" != step, let change = undoRepository.lastChange()
        else { return }
        tell(.made(change))
    }

    public func tell(_ event: ChangeNotice.Event) {
        guard state == .ready else { return }
        switch event {
        case .made(let change): tell("made", change)
        case .done(.undo, let change), .finished(.undo, let change): tell("undone", change)
        case .done(.redo, let change), .finished(.redo, let change): tell("redone", change)
        case .changedSince, .nothing, .failed: break
        }
    }

    private func tell(_ event: String, _ change: DataChange) {
        var json = JSONWriter()
        json.object { json in
            json.number("version", JSONWriter.version)
            json.text("change", change.name)
            json.text("event", event)
            let person = person(of: change)
            if let person { json.person("person", person) }
            if let weighIn = change.weighIn {
                json.object("weighIn") { json in
                    json.head(of: weighIn)
                    json.rest(of: weighIn, person?.ownMeasures ?? [])
                }
            }
            if let count = change.count { json.number("count", count) }
        }
        hookRepository.run(json.bytes + [UInt8(ascii: "\n")])
    }
}

extension HookService {
    private func person(of change: DataChange) -> Person? {
        if let person = change.person { return person }
        guard let id = change.personID else { return nil }
        return (try? personService.load(id)) ?? nil
    }
}

extension DataChange {
    fileprivate var name: String {
        switch self {
        case .savedPerson, .addedPerson, .changedHeight: "person"
        case .deletedPerson: "personDeleted"
        case .savedWeighIn: "weighIn"
        case .movedWeighIn: "weighInMoved"
        case .deletedWeighIn: "weighInDeleted"
        case .imported, .completed, .replaced: "import"
        case .changedSettings: "settings"
        }
    }

    fileprivate var person: Person? {
        switch self {
        case .savedPerson(let person, _), .addedPerson(let person, _), .deletedPerson(let person),
            .changedHeight(let person, _, _):
            person
        default: nil
        }
    }

    fileprivate var weighIn: WeighIn? {
        switch self {
        case .addedPerson(_, let weighIn), .savedWeighIn(let weighIn, _, _),
            .deletedWeighIn(let weighIn, _), .movedWeighIn(let weighIn, _):
            weighIn
        default: nil
        }
    }

    fileprivate var count: Int? {
        switch self {
        case .imported(let count, _, _, _), .completed(let count, _), .replaced(let count, _): count
        default: nil
        }
    }
}
