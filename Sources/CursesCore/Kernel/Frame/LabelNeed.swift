/// Label width that a row or picker needs of the enclosing form.
struct LabelNeed: Equatable {
    let place: ObjectIdentifier
    let width: Int
    let isLabeled: Bool
}
