public import DataSource

extension WeighInEditor {
    public var isAdult: Bool {
        ageService.isAdult(person, on: draft.day)
    }

    public var bmi: Double? {
        guard let weight = try? weight(), let height = try? height() else { return nil }
        return bmiService.calculateBMI(weight: weight, height: height)
    }

    public var scheme: Scheme {
        settingsService.scheme(of: settings)
    }

    public var assessment: Assessment? {
        guard let weight = try? weight(), let height = try? height() else { return nil }
        return categoryService.assess(
            weight: weight,
            height: height,
            age: ageService.age(of: person, on: draft.day),
            scheme: scheme
        )
    }

    public var change: Double? {
        guard let weight = try? weight(), let previous else { return nil }
        return weight - previous.weight
    }

    public var previous: WeighIn? {
        let moment = LocalTime(day: draft.day, time: time ?? .midnight)
        return weighIns.last { $0.comes(before: id, enteredFor: moment) }
    }
}
