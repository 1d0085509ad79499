// What was typed over counts as it was when it was typed over, all else as it is now.
extension FormDraft {
    public func original(_ original: WeighIn, now newest: WeighIn) -> WeighIn {
        FieldMover.move(Set(fields.keys), of: original, into: newest)
    }

    public func original(_ original: Person, now newest: Person) -> Person {
        FieldMover.move(Set(fields.keys), of: original, into: newest)
    }
}
