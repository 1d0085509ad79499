import DataSource

extension PersonBMI {
    var firstInvalidField: Field? {
        Field.allCases.first { errors[$0] != nil }
    }

    func calculate() {
        validate(.weight)
        validate(.height)
        bmi = nil
        guard
            let weight = try? enteredWeight(),
            let height = try? enteredHeight()
        else {
            return
        }
        let bmi = bmiService.calculateBMI(weight: weight, height: height)
        do throws(EntryError) {
            try entryService.validate(bmi: bmi)
            self.bmi = bmi
        } catch {
            errors[.weight] = error
        }
    }

    func validate(_ field: Field) {
        errors[field] = nil
        do throws(EntryError) {
            switch field {
            case .name: _ = try entryService.name(name)
            case .weight: _ = try enteredWeight()
            case .height: _ = try enteredHeight()
            }
        } catch {
            errors[field] = error
        }
    }

    func save() throws -> Person {
        var person = person
        person.name = try entryService.name(name)
        person.height = try enteredHeight()
        let localTime = localTimeClient.localTime(dateClient.now())
        // A second try must not become a second weigh-in.
        let id = weighInID ?? uuidClient.create()
        weighInID = id
        let weighIn = WeighIn(
            id: id,
            day: localTime.day,
            time: localTime.time,
            weight: try enteredWeight(),
            height: person.height
        )
        try personService.save(person, weighIn)
        return person
    }

    private func enteredWeight() throws(EntryError) -> Double {
        try entryService.weight(weight, unit: settings.weightUnit)
    }

    private func enteredHeight() throws(EntryError) -> Double {
        try entryService.height(height, unit: settings.heightUnit)
    }
}
