extension Settings {
    init(_ values: [String: JSONText]) {
        self.init()
        weightUnit = values["weightUnit"]?.string.flatMap(WeightUnit.init) ?? weightUnit
        heightUnit = values["heightUnit"]?.string.flatMap(HeightUnit.init) ?? heightUnit
        scheme = values["scheme"]?.string.flatMap(Scheme.init)
        language = values["language"]?.string.flatMap(Language.init)
        weekStart = values["weekStart"]?.integer.flatMap(Weekday.init) ?? weekStart
        isMouseEnabled = values["isMouseEnabled"] != .false
        isColorEnabled = values["isColorEnabled"] != .false
        hasReadLimits = values["hasReadLimits"] == .true
        hasReadGoalHint = values["hasReadGoalHint"] == .true
    }

    var values: [String: JSONText?] {
        [
            "weightUnit": JSONText(weightUnit.rawValue),
            "heightUnit": JSONText(heightUnit.rawValue),
            "scheme": scheme.map { JSONText($0.rawValue) },
            "language": language.map { JSONText($0.rawValue) },
            "weekStart": JSONText(Double(weekStart.rawValue)),
            "isMouseEnabled": isMouseEnabled ? .true : .false,
            "isColorEnabled": isColorEnabled ? .true : .false,
            "hasReadLimits": hasReadLimits ? .true : .false,
            "hasReadGoalHint": hasReadGoalHint ? .true : .false,
        ]
    }
}
