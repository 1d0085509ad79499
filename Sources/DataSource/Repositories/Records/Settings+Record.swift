extension Settings {
    init(_ values: [String: JSONText]) {
        self.init()
        weightUnit = values["weightUnit"]?.string.flatMap(WeightUnit.init) ?? weightUnit
        heightUnit = values["heightUnit"]?.string.flatMap(HeightUnit.init) ?? heightUnit
        scheme = values["scheme"]?.string.flatMap(Scheme.init)
        growthReference = values["growthReference"]?.string.flatMap(GrowthReference.init)
        language = values["language"]?.string.flatMap(Language.init)
        weekStart = values["weekStart"]?.integer.flatMap(Weekday.init) ?? weekStart
        trend = values["trend"]?.string.flatMap(TrendKind.init) ?? trend
        isMouseEnabled = values["isMouseEnabled"] != .false
        colors = values["colors"]?.string.flatMap(ColorChoice.init) ?? colors
        // Written by versions before there were colour sets.
        if values["isColorEnabled"] == .false { colors = .none }
        characters = values["characters"]?.string.flatMap(CharacterChoice.init) ?? characters
        hasReadLimits = values["hasReadLimits"] == .true
        hasReadGoalHint = values["hasReadGoalHint"] == .true
    }

    var units: [String: JSONText?] {
        [
            "weightUnit": JSONText(weightUnit.rawValue),
            "heightUnit": JSONText(heightUnit.rawValue),
        ]
    }

    var values: [String: JSONText?] {
        [
            "scheme": scheme.map { JSONText($0.rawValue) },
            "growthReference": growthReference.map { JSONText($0.rawValue) },
            "language": language.map { JSONText($0.rawValue) },
            "weekStart": JSONText(Double(weekStart.rawValue)),
            "trend": JSONText(trend.rawValue),
            "isMouseEnabled": isMouseEnabled ? .true : .false,
            "isColorEnabled": isColorEnabled ? .true : .false,
            "colors": isColorEnabled ? JSONText(colors.rawValue) : nil,
            "characters": JSONText(characters.rawValue),
            "hasReadLimits": hasReadLimits ? .true : .false,
            "hasReadGoalHint": hasReadGoalHint ? .true : .false,
        ].merging(units) { $1 }
    }
}
