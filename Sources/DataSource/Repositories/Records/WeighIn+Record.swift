extension WeighIn: Recordable {
    mutating func code(_ coder: inout some FieldCoder) {
        coder.optional("bodyFat", &measures.bodyFat) { .measure(.bodyFat, $0) }
        coder.mark("changedAt", &changedAt)
        coder.field("day", &day, as: Detail.day)
        coder.mark("enteredAt", &enteredAt, absent: changedAt)
        coder.field("height", &height, as: Detail.height)
        coder.mark("id", &id)
        coder.field("note", &note, absent: "", as: Detail.note)
        coder.field("own", &measures.own, absent: OwnValues(), as: Detail.ownValues)
        coder.field("time", &time, as: Detail.time)
        coder.optional("waist", &measures.waist) { .measure(.waist, $0) }
        coder.field("weight", &weight, as: Detail.weight)
    }

    public var details: [Detail] { allDetails }

    // Changes only edited members, so that unknown ones are kept.
    func members(over record: JSONMembers?, replacing old: WeighIn) -> [String: JSONText?] {
        guard var standing = record else { return members }
        standing[.enteredAt] = moment == old.moment ? standing.entered : nil
        return members.changes(since: old.members)
            .merging(standing.entries.map { ($0.key, .some($0.value)) }) { changed, _ in changed }
            .merging([.movesTo: nil]) { _, nothing in nothing }
    }
}
