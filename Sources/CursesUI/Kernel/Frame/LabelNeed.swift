/// The columns that a row or a picker needs of the form around it.
struct LabelNeed: Equatable {
    let place: ObjectIdentifier
    let width: Int
    let isLabeled: Bool
}
