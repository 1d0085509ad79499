public import DataSource

extension PersonBMI {
    public var warnings: [EntryWarning] {
        guard let weighIn = try? makeWeighIn() else { return [] }
        return warningService.warnings(
            about: weighIn,
            after: nil,
            lastHeight: nil,
            isAdult: true
        )
    }

    public var isEdited: Bool {
        [draft.name, draft.weight, draft.height].contains { !$0.trimmed.isEmpty }
    }

    func calculate() {
        validate(.weight)
        validate(.height)
        bmi = errors[.weight] == nil ? enteredBMI : nil
    }

    public func validate(_ field: Field) {
        errors[field] = nil
        do throws(EntryError) {
            switch field {
            case .name: _ = try entryService.name(draft.name)
            case .weight:
                _ = try enteredWeight()
                try enteredBMI.map(entryService.validate)
            case .height: _ = try enteredHeight()
            }
        } catch {
            errors[field] = error
        }
    }

    public func save(isFinal: Bool) throws -> Person {
        var person = person
        person.name = try entryService.name(draft.name)
        person.height = try enteredHeight()
        try personService.save(person, try makeWeighIn())
        return person
    }

    private var enteredBMI: Double? {
        guard let weight = try? enteredWeight(), let height = try? enteredHeight() else {
            return nil
        }
        return bmiService.calculateBMI(weight: weight, height: height)
    }

    private func makeWeighIn() throws(EntryError) -> WeighIn {
        let localTime = localTimeClient.localTime(dateClient.now())
        // A second try must not become a second weigh-in.
        let id = weighInID ?? uuidClient.create()
        weighInID = id
        return WeighIn(
            id: id,
            day: localTime.day,
            time: localTime.time,
            weight: try enteredWeight(),
            height: try enteredHeight()
        )
    }

    private func enteredWeight() throws(EntryError) -> Double {
        try entryService.weight(draft.weight, unit: settings.weightUnit)
    }

    private func enteredHeight() throws(EntryError) -> Double {
        try entryService.height(draft.height, unit: settings.heightUnit)
    }
}
