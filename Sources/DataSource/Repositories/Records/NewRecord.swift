// A record that comes with many others, and its place among them, which takes longer to find out from
// its text.
struct NewRecord: Sendable {
    let record: Record
    let order: String

    init(_ weighIn: WeighIn) {
        let id = weighIn.id.text
        record = LineWriter.record(weighIn, JSONText(id))
        order = "\(weighIn.day) \(weighIn.time) \(id)"
    }
}
