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
            changedAt: changedAt,
            enteredAt: fields["enteredAt"]?.moment
        )
    }

    // As it is written here.
    init?(_ scanner: inout JSONScanner) {
        guard
            scanner.skip(#"{"changedAt":"#),
            let changedAt = scanner.plainText(length: 24).flatMap({ Date(text: $0) }),
            scanner.skip(#","day":"#),
            let day = scanner.plainText(length: 10).flatMap({ Day(text: $0) })
        else {
            return nil
        }
        var enteredAt: Date?
        if scanner.skip(#","enteredAt":"#) {
            guard let moment = scanner.plainText(length: 24).flatMap({ Date(text: $0) }) else {
                return nil
            }
            enteredAt = moment
        }
        guard
            scanner.skip(#","height":"#), let height = scanner.plainMeasure(),
            scanner.skip(#","id":"#),
            let id = scanner.plainText(length: 36).flatMap({ UUID(text: $0) })
        else {
            return nil
        }
        var note = ""
        if scanner.skip(#","note":"#) {
            guard let text = scanner.plainText() else { return nil }
            note = String(decoding: text, as: UTF8.self)
        }
        guard
            scanner.skip(#","time":"#),
            let time = scanner.plainText(length: 5).flatMap({ TimeOfDay(text: $0) }),
            scanner.skip(#","weight":"#), let weight = scanner.plainMeasure(),
            scanner.skip("}")
        else {
            return nil
        }
        self.init(
            id: id,
            day: day,
            time: time,
            weight: weight,
            height: height,
            note: note,
            changedAt: changedAt,
            enteredAt: enteredAt
        )
    }

    // Over what stands there only what was changed, so that what is noted beside goes along.
    func members(over record: JSONMembers?, replacing old: WeighIn) -> [String: JSONText?] {
        guard var standing = record else { return members }
        standing[.enteredAt] = moment == old.moment ? standing.entered : nil
        return members.changes(since: old.members)
            .merging(standing.entries.map { ($0.key, .some($0.value)) }) { changed, _ in changed }
            .merging([.movesTo: nil]) { _, nothing in nothing }
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
