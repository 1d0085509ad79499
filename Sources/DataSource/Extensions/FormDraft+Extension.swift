extension FormDraft {
    // Compares edited fields with their values at that time, and all others with the present ones.
    public func original(_ original: WeighIn, now newest: WeighIn) -> WeighIn {
        FieldMover.move(typedMembers, of: original, into: newest)
    }

    public func original(_ original: Person, now newest: Person) -> Person {
        FieldMover.move(typedMembers, of: original, into: newest)
    }

    public func settings(_ settings: Settings) -> Settings {
        var settings = settings
        settings.weightUnit = weightUnit
        settings.heightUnit = heightUnit
        return settings
    }

    // Members of the record that hold the typed fields.
    private var typedMembers: Set<String> {
        Set(
            fields.keys.flatMap { name in
                switch name {
                case "goalBy", "goalWeight": ["goalReachedOn", "goalStart", "goalWeight"]
                case "ownMeasure1", "ownMeasure2", "ownMeasure3": ["formerMeasures", "measures"]
                case _ where name.hasPrefix(OwnValues.numberPrefix): ["own"]
                default: [name]
                }
            }
        )
    }
}
