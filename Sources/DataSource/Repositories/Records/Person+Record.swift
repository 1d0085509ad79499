extension Person: Recordable {
    mutating func code(_ coder: inout some FieldCoder) {
        var (weight, reachedOn) = (goal?.weight, goal?.reachedOn)
        var plan = goal.flatMap { $0.isWeightAlone ? nil : $0 }
        coder.optional("birthDate", &birthDate, as: Detail.birthDate)
        coder.mark("changedAt", &changedAt)
        coder.field("formerMeasures", &formerMeasures, absent: []) { _ in nil }
        coder.optional("goalReachedOn", &reachedOn) { _ in nil }
        coder.optional("goalStart", &plan) { .goalBy($0?.by) }
        coder.optional("goalWeight", &weight, as: Detail.goalWeight)
        coder.field("height", &height, as: Detail.height)
        coder.optional("heightSince", &heightSince, as: Detail.heightSince)
        coder.mark("id", &id)
        coder.field("measures", &ownMeasures, absent: [], as: Detail.ownMeasures)
        coder.field("name", &name, as: Detail.name)
        coder.optional("sex", &sex, as: Detail.sex)
        goal = weight.map { Goal(weight: $0, plan, reachedOn) }
    }

    public var details: [Detail] { allDetails }
}

extension Goal {
    // Older versions change only the weight: the rest then belongs to the previous goal.
    init(weight: Double, _ plan: Goal?, _ reachedOn: Day?) {
        self = Goal(weight: weight)
        guard let plan, plan.weight == weight else { return }
        self = plan
        guard let reachedOn, let setOn, setOn <= reachedOn else { return }
        self.reachedOn = reachedOn
    }

    fileprivate var isWeightAlone: Bool { self == Goal(weight: weight) }
}
