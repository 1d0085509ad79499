import DataSource

// What was typed over counts as it was when it was typed over, all else as it is now.
extension FormDraft {
    func original(_ original: WeighIn, now newest: WeighIn) -> WeighIn {
        var weighIn = newest
        if isTyped("weight") { weighIn.weight = original.weight }
        if isTyped("day") { weighIn.day = original.day }
        if isTyped("time") { weighIn.time = original.time }
        if isTyped("height") { weighIn.height = original.height }
        if isTyped("note") { weighIn.note = original.note }
        return weighIn
    }

    func original(_ original: Person, now newest: Person) -> Person {
        var person = newest
        if isTyped("name") { person.name = original.name }
        if isTyped("height") { person.height = original.height }
        if isTyped("birthDate") { person.birthDate = original.birthDate }
        if isTyped("sex") { person.sex = original.sex }
        if isTyped("goalWeight") { person.goalWeight = original.goalWeight }
        return person
    }

    private func isTyped(_ field: String) -> Bool {
        fields[field] != nil
    }
}
