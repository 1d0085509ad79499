#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension WeighIn {
    init?(_ fields: JSONFields) {
        guard
            let changedAt = fields["changedAt"]?.moment,
            let day = fields["day"]?.day,
            let height = fields["height"]?.measure,
            let id = fields["id"]?.uuid,
            let time = fields["time"]?.time,
            let weight = fields["weight"]?.measure
        else {
            return nil
        }
        self.init(
            id: id,
            day: day,
            time: time,
            weight: weight,
            height: height,
            note: fields["note"]?.string ?? "",
            changedAt: changedAt
        )
    }

    // What a newer version has noted beside goes with the weigh-in into another file.
    func members(over record: JSONMembers?) -> [String: JSONText?] {
        let noted = record?.entries.map { ($0.key, JSONText?.some($0.value)) } ?? []
        return members.merging(noted) { known, _ in known }
    }

    var members: [String: JSONText?] {
        [
            "day": JSONText(day.description),
            "time": JSONText(time.description),
            "weight": JSONText(weight),
            "height": JSONText(height),
            "note": note.isEmpty ? nil : JSONText(note),
        ]
    }
}
