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
            let weight = try? entryService.weight(weight),
            let height = try? entryService.height(height)
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
            case .weight: _ = try entryService.weight(weight)
            case .height: _ = try entryService.height(height)
            }
        } catch {
            errors[field] = error
        }
    }

    func save() throws -> Person {
        var person = person
        person.name = try entryService.name(name)
        person.height = try entryService.height(height)
        let localTime = localTimeClient.localTime(dateClient.now())
        // A second try must not become a second weigh-in.
        let id = weighInID ?? uuidClient.create()
        weighInID = id
        let weighIn = WeighIn(
            id: id,
            day: localTime.day,
            time: localTime.time,
            weight: try entryService.weight(weight),
            height: person.height
        )
        try personService.save(person, weighIn)
        return person
    }
}
