extension FormDraft {
    // Compares edited fields with their values at that time, and all others with the present ones.
    public func original(_ original: WeighIn, now newest: WeighIn) -> WeighIn {
        FieldMover.move(Set(fields.keys), of: original, into: newest)
    }

    public func original(_ original: Person, now newest: Person) -> Person {
        FieldMover.move(Set(fields.keys), of: original, into: newest)
    }

    public func settings(_ settings: Settings) -> Settings {
        var settings = settings
        settings.weightUnit = weightUnit
        settings.heightUnit = heightUnit
        return settings
    }
}
