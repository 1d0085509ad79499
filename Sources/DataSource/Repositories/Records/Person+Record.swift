#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension Person {
    init?(_ fields: JSONFields) {
        guard
            let id = fields["id"]?.uuid,
            let name = fields["name"]?.string,
            let height = fields["height"]?.measure,
            let changedAt = fields["changedAt"]?.moment
        else {
            return nil
        }
        self.init(
            id: id,
            name: name,
            height: height,
            birthDate: fields["birthDate"]?.day,
            sex: fields["sex"]?.string.flatMap(Sex.init),
            goalWeight: fields["goalWeight"]?.measure,
            changedAt: changedAt
        )
    }

    var members: [String: JSONText?] {
        [
            "name": JSONText(name),
            "height": JSONText(height),
            "birthDate": birthDate.map { JSONText($0.description) },
            "sex": sex.map { JSONText($0.rawValue) },
            "goalWeight": goalWeight.map { JSONText($0) },
        ]
    }
}
