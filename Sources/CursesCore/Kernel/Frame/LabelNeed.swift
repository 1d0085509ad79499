/// A row or picker that needs a label width of the enclosing form.
protocol LabelNeeding {
    var labelNeed: LabelNeed { get }
}

/// Label width that a row or picker needs of the enclosing form.
struct LabelNeed: Equatable {
    let place: ObjectIdentifier
    let width: Int
    let isLabeled: Bool
}
