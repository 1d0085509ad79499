public enum DataChange: Hashable, Sendable {
    case savedPerson(Person)
    case deletedPerson(Person)
    case savedWeighIn(WeighIn, of: Person.ID)
    case deletedWeighIn(WeighIn, of: Person.ID)
    case movedWeighIn(WeighIn, to: Person.ID)

    public var personID: Person.ID {
        switch self {
        case .savedPerson(let person), .deletedPerson(let person): person.id
        case .savedWeighIn(_, let id), .deletedWeighIn(_, let id), .movedWeighIn(_, let id): id
        }
    }
}
