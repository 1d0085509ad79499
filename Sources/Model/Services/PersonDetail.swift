public import DataSource

public enum PersonDetail: Hashable, Sendable {
    case name(String)
    case height(Double)
    case birthDate(Day?)
    case sex(Sex?)
    case goalWeight(Double?)
}

extension Person {
    var details: [PersonDetail] {
        [
            .name(name), .height(height), .birthDate(birthDate), .sex(sex),
            .goalWeight(goalWeight),
        ]
    }
}
