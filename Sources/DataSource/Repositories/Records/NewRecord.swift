// One of many new records, with its sort key, which is slow to derive from the text.
struct NewRecord: Sendable {
    let record: Record
    let order: String

    init(_ weighIn: WeighIn) {
        let id = weighIn.id.text
        record = LineWriter.record(weighIn, JSONText(id))
        order = "\(weighIn.day) \(weighIn.time) \(id)"
    }
}
