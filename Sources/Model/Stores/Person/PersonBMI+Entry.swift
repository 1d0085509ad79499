public import DataSource

extension PersonBMI {
    public func findingWarnings() -> @Sendable () -> [EntryWarning] {
        guard let weighIn = try? makeWeighIn() else { return { [] } }
        let warnings = warningService.warnings(
            about: weighIn,
            near: nil,
            lastHeight: nil,
            isAdult: true
        )
        return { warnings }
    }

    public var isEdited: Bool {
        [draft.name, draft.weight, draft.height].contains { !$0.trimmed.isEmpty }
    }

    public var weight: Double? {
        try? weight(of: draft)
    }

    public var enteredHeight: Double? {
        try? height(of: draft)
    }

    // Nothing is made of numbers that cannot belong to somebody.
    private var reading: (weight: Double, height: Double)? {
        guard let weight, let height = try? height(of: draft),
            (try? entryService.validate(weight: weight, height: height)) != nil
        else { return nil }
        return (weight, height)
    }

    public var bmi: Double? {
        guard let (weight, height) = reading else { return nil }
        return bmiService.calculateBMI(weight: weight, height: height, scheme: scheme)
    }

    public var assessment: Assessment? {
        guard let (weight, height) = reading else { return nil }
        return categoryService.assess(
            weight: weight,
            height: height,
            of: person,
            on: localTimeClient.localTime(dateClient.now()).day,
            scheme: scheme
        )
    }

    public var scheme: Scheme {
        settingsService.scheme(of: settings)
    }

    public var classBounds: [Double] {
        categoryService.classes(of: scheme).map(\.lowerBound)
    }

    public func check(_ field: Field, in draft: Draft) throws(EntryError) {
        switch field {
        case .name: _ = try entryService.name(draft.name)
        case .weight:
            let weight = try weight(of: draft)
            guard let height = try? height(of: draft) else { return }
            try entryService.validate(weight: weight, height: height)
        case .height: _ = try height(of: draft)
        }
    }

    public func work(isFinal: Bool) throws -> (@Sendable () throws -> Person)? {
        var person = person
        person.name = try entryService.name(draft.name)
        person.height = try height(of: draft)
        let weighIn = try makeWeighIn()
        return { [personService, person] in
            try personService.save(person, weighIn)
            return person
        }
    }

    private func makeWeighIn() throws(EntryError) -> WeighIn {
        let localTime = localTimeClient.localTime(dateClient.now())
        return WeighIn(
            id: weighInID,
            day: localTime.day,
            time: localTime.time,
            weight: try weight(of: draft),
            height: try height(of: draft)
        )
    }

    func weight(of draft: Draft) throws(EntryError) -> Double {
        try entryService.weight(draft.weight, unit: settings.weightUnit)
    }

    func height(of draft: Draft) throws(EntryError) -> Double {
        try entryService.height(draft.height, unit: settings.heightUnit)
    }
}
