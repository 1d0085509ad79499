#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension WeighIn {
    init?(_ members: JSONMembers) {
        guard
            let id = members["id"]?.uuid,
            let day = members["day"]?.day,
            let time = members["time"]?.time,
            let weight = members["weight"]?.measure,
            let height = members["height"]?.measure,
            let changedAt = members[.changedAt]?.moment
        else {
            return nil
        }
        self.init(
            id: id,
            day: day,
            time: time,
            weight: weight,
            height: height,
            note: members["note"]?.string ?? "",
            changedAt: changedAt
        )
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
