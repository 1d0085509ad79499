extension GoalStart: Recordable {
    mutating func code(_ coder: inout some FieldCoder) {
        coder.mark("day", &day)
        coder.mark("goal", &goal)
        coder.mark("trend", &trend)
    }
}

extension GoalStart: FieldValue {
    init?(_ field: JSONField) {
        guard let start = JSONText(bytes: Array(field.bytes)[...]).decode({ GoalStart($0) }) else {
            return nil
        }
        self = start
    }

    init?(plain scanner: inout JSONScanner) {
        self.init(&scanner)
    }

    var json: JSONText? { text }
}
