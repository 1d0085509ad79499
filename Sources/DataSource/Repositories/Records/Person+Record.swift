#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension Person {
    init?(_ members: JSONMembers) {
        guard
            let id = members["id"]?.uuid,
            let name = members["name"]?.string,
            let height = members["height"]?.measure,
            let changedAt = members[.changedAt]?.moment
        else {
            return nil
        }
        self.init(
            id: id,
            name: name,
            height: height,
            birthDate: members["birthDate"]?.day,
            sex: members["sex"]?.string.flatMap(Sex.init),
            goalWeight: members["goalWeight"]?.measure,
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
