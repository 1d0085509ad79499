public import DataSource

extension WarningService {
    // Unusual values of a new person and of the first weigh-in.
    func warnings(
        aboutNew person: Person,
        _ weighIn: WeighIn,
        settings: Settings
    ) -> [EntryWarning] {
        let day = weighIn.day
        let scheme = settingsService.scheme(of: settings)
        let reference = settingsService.growthReference(of: settings)
        let isAdult = ageService.isAdult(person, on: day)
        let assessment = categoryService.assess(weighIn, of: person, scheme, reference)
        return warnings(aboutName: person.name)
            + warnings(about: assessment, of: person, weighIn.height, on: day)
            + warnings(aboutWeight: weighIn.weight, of: person, on: day)
            + warnings(
                about: weighIn,
                near: nil,
                lastHeight: nil,
                isAdult: isAdult,
                hasReference: assessment.growth != nil
            )
            + warnings(
                aboutGoalOf: person,
                scheme: scheme,
                reference: reference,
                on: day,
                isAdult: isAdult
            )
            + goalService.warnings(about: person, trend: weighIn.weight, day)
    }

    public func warnings(
        about new: Person,
        replacing old: Person,
        scheme: Scheme,
        reference: GrowthReference,
        on today: Day,
        isAdult: Bool,
        isHeightAsked: Bool = false
    ) -> [EntryWarning] {
        let heightChanged =
            isHeightAsked
            ? nil : heightChanged(to: new.height, from: old.height, isAdult)
        let isSameBody =
            (new.height, new.birthDate, new.sex) == (old.height, old.birthDate, old.sex)
        let isGoalSame =
            (new.goalRange, new.height, new.birthDate)
            == (old.goalRange, old.height, old.birthDate)
        return [heightChanged].compactMap(\.self)
            + (isSameBody ? [] : warnings(aboutHeight: new.height, of: new, on: today))
            + (isGoalSame
                ? []
                : warnings(
                    aboutGoalOf: new,
                    scheme: scheme,
                    reference: reference,
                    on: today,
                    isAdult: isAdult
                ))
    }

    // Beyond 5 standard deviations of WHO's length and weight at 24 months.
    private static let (tallestBaby, heaviestBaby) = (105.0, 25.0)

    // Typed for another person, or with a wrong birth date.
    func warnings(aboutWeight weight: Double, of person: Person, on day: Day) -> [EntryWarning] {
        guard isBaby(person, on: day), weight > Self.heaviestBaby else { return [] }
        return [.heavyBaby(weight: weight)]
    }

    private func isBaby(_ person: Person, on day: Day) -> Bool {
        ageService.age(of: person, on: day).map { $0 < 2 } ?? false
    }

    // Same bound of z as for the BMI.
    func warnings(
        aboutHeight height: Double,
        of person: Person,
        on day: Day
    ) -> [EntryWarning] {
        if isBaby(person, on: day) {
            return height > Self.tallestBaby ? [.tallBaby(height: height)] : []
        }
        guard let z = growthService.z(ofHeight: height, of: person, on: day),
            z.magnitude > GrowthService.mostPlausibleZ
        else { return [] }
        return [.unusualHeight(height, z: z)]
    }

    // Usually a weight that was typed into the wrong field.
    public func warnings(aboutName name: String, replacing old: String = "") -> [EntryWarning] {
        let scalars = name.normalized.unicodeScalars
        let isNumber =
            scalars.contains { $0.properties.generalCategory == .decimalNumber }
            && scalars.allSatisfy {
                $0.properties.generalCategory == .decimalNumber || " .,".unicodeScalars.contains($0)
            }
        return isNumber && name != old ? [.nameIsNumber(name)] : []
    }

    // Same limits as the class, the gauge and the band; under 20 those of the growth reference.
    // Without a class the goal is still questioned, but no class is named.
    public func warnings(
        aboutGoalOf person: Person,
        scheme: Scheme,
        reference: GrowthReference,
        on today: Day,
        isAdult: Bool
    ) -> [EntryWarning] {
        guard let weights = person.goalRange else { return [] }
        let highest = BMI(weight: weights.upperBound, height: person.height)
        if highest > Self.usualBMIs.upperBound {
            return [.unusualBMI(highest.rounded(outside: Self.usualBMIs))]
        }
        if !isAdult,
            let standard = growthService.standard(
                of: person,
                on: today,
                reference: reference
            ),
            let healthy = growthService.healthyRange(of: person, on: today, reference: reference)
        {
            guard weights.lowerBound < healthy.lowerBound else { return [] }
            return [.goalBelowGrowth(lowest: healthy.lowerBound, standard)]
        }
        let bmi = BMI(weight: weights.lowerBound, height: person.height)
        guard bmi < scheme.normalBounds.lowerBound else { return [] }
        let rounded = bmi.rounded(below: scheme.lowerBounds)
        let hasClass =
            isAdult && (person.birthDate != nil || CategoryService.hasClass(height: person.height))
        return [hasClass ? .goalBelowHealthy(bmi: rounded) : .lowGoal(bmi: rounded)]
    }

    // A weigh-in before the new birth date: one of the two is wrong.
    func warnings(aboutBirthDateOf new: Person, replacing old: Person) -> [EntryWarning] {
        guard let birthDate = new.birthDate, birthDate != old.birthDate,
            let first = try? weighInService.load(of: old).values.first?.day, first < birthDate
        else { return [] }
        return [.beforeBirth(weighIn: first, birth: birthDate)]
    }
}
