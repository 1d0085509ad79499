extension Goal: Recordable {
    // Omits `reachedOn`, which is a member of the person's record.
    mutating func code(_ coder: inout some FieldCoder) {
        var (low, high) = (range?.lowerBound, range?.upperBound)
        coder.optional("by", &by) { _ in nil }
        coder.optional("day", &setOn) { _ in nil }
        coder.mark("goal", &weight)
        coder.optional("high", &high) { _ in nil }
        coder.optional("low", &low) { _ in nil }
        coder.optional("trend", &trend) { _ in nil }
        if let low, let high, low < high { range = low...high } else { range = nil }
    }
}

extension Goal: FieldValue {
    init?(_ field: JSONField) {
        guard let goal = JSONText(bytes: Array(field.bytes)[...]).decode({ Goal($0) }) else {
            return nil
        }
        self = goal
    }

    init?(plain scanner: inout JSONScanner) {
        self.init(&scanner)
    }

    var json: JSONText? { text }
}
