import DataSource

extension Person {
    var details: [Detail] {
        [
            .name(name), .height(height), .birthDate(birthDate), .sex(sex),
            .goalWeight(goalWeight),
        ]
    }
}
