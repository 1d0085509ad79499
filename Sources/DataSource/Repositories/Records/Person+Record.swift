extension Person: Recordable {
    mutating func code(_ coder: inout some FieldCoder) {
        coder.optional("birthDate", &birthDate, as: Detail.birthDate)
        coder.mark("changedAt", &changedAt)
        coder.optional("goalStart", &goalStart) { _ in nil }
        coder.optional("goalWeight", &goalWeight, as: Detail.goalWeight)
        coder.field("height", &height, as: Detail.height)
        coder.optional("heightSince", &heightSince, as: Detail.heightSince)
        coder.mark("id", &id)
        coder.field("name", &name, as: Detail.name)
        coder.optional("sex", &sex, as: Detail.sex)
    }

    public var details: [Detail] { allDetails }
}
