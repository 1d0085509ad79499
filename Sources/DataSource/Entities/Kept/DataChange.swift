public import Essentials

public enum DataChange: Hashable, Sendable {
    case savedPerson(Person, replacing: Person? = nil)
    case addedPerson(Person, with: WeighIn)
    case deletedPerson(Person)
    case changedHeight(Person, replacing: Person? = nil, weighIns: Int)
    case savedWeighIn(WeighIn, replacing: WeighIn? = nil, of: Person.ID)
    case deletedWeighIn(WeighIn, of: Person.ID)
    case movedWeighIn(WeighIn, to: Person.ID)
    // New weigh-ins, and known ones that got missing measures.
    case imported(Int, completed: Int = 0, of: Person.ID)
    case completed(Int, of: Person.ID)
    // Known weigh-ins that have become as an imported file says.
    case replaced(Int, of: Person.ID)

    public var recordID: UUID {
        switch self {
        case .savedPerson(let person, _), .deletedPerson(let person),
            .changedHeight(let person, _, _), .addedPerson(let person, _):
            person.id
        case .savedWeighIn(let weighIn, _, _), .deletedWeighIn(let weighIn, _),
            .movedWeighIn(let weighIn, _):
            weighIn.id
        case .imported(_, _, let id), .completed(_, let id), .replaced(_, let id): id
        }
    }

    public var personID: Person.ID {
        switch self {
        case .savedPerson(let person, _), .deletedPerson(let person),
            .changedHeight(let person, _, _), .addedPerson(let person, _):
            person.id
        case .savedWeighIn(_, _, let id), .deletedWeighIn(_, let id), .movedWeighIn(_, let id),
            .imported(_, _, let id), .completed(_, let id), .replaced(_, let id):
            id
        }
    }
}
