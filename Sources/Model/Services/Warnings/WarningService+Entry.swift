public import DataSource

extension WarningService {
    // Unusual values of an entered weigh-in, except heights that the user has told before.
    public func warnings(
        about entered: WeighIn,
        at place: WeighIn,
        among weighIns: [WeighIn],
        replacing old: WeighIn?,
        of person: Person,
        assessment: Assessment?,
        trend: TrendKind,
        lengthUnit: HeightUnit,
        isAdult: Bool
    ) -> [EntryWarning] {
        let previous = weighIns.last { $0.comes(before: place) }
        let warnings =
            warnings(about: assessment, of: person, entered.height, on: entered.day)
            + warnings(aboutWeight: entered.weight, of: person, on: entered.day)
            + warnings(
                about: entered,
                at: place,
                among: weighIns,
                trend: trend,
                lengthUnit: lengthUnit,
                isAdult: isAdult,
                hasReference: assessment?.growth != nil
            )
        return warnings.filter { warning in
            switch warning {
            // Expected if the user has entered since when the height holds.
            case .heightChanged:
                person.heightSince.map { $0 > entered.day } ?? true
                    || entered.height != person.height
            // Expected if it was confirmed at the weigh-in before.
            case .unusualHeight, .tallBaby:
                ![old, previous].contains { $0?.height == entered.height }
            default: true
            }
        }
    }
}
