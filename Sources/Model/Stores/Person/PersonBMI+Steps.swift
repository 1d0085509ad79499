import DataSource

// A launch without any person asks for one thing at a time.
extension PersonBMI {
    // True for a form, and at the last step if no earlier one has an error, which is shown instead.
    public func goesOnToSave() async -> Bool {
        guard let step else { return true }
        guard step.next == nil else {
            goToNextStep()
            return false
        }
        let early = Step.allCases.first { step in
            step != .goal && step.fields.contains { error(of: $0, in: draft) != nil }
        }
        if let early {
            enter(early)
            showErrorsOfStep()
            return false
        }
        // A draft may have an error in a field that no step shows; the form shows it.
        let hidden = Set(allFields).subtracting(Step.allCases.flatMap(\.fields))
        if hidden.contains(where: { error(of: $0, in: draft) != nil }) { self.step = nil }
        return true
    }

    // At the weigh-in if name and height are valid, else at the person.
    func resumeSteps() {
        let isKnown = Step.person.fields.allSatisfy { error(of: $0, in: draft) == nil }
        enter(isKnown ? .weighIn : .person)
    }

    private func goToNextStep() {
        if !showErrorsOfStep(), let next = step?.next { enter(next) }
    }

    @discardableResult
    private func showErrorsOfStep() -> Bool {
        for field in fields { form.errors[field] = error(of: field, in: draft) }
        guard let wrong = fields.first(where: { form.errors[$0] != nil }) else { return false }
        form.focus = wrong
        return true
    }

    func enter(_ step: Step) {
        self.step = step
        form.focus = step.fields.first
    }

    public var fields: [Field] {
        step?.fields ?? Field.allCases.filter { !Field.ownMeasures.contains($0) }
    }

    // Texts of the steps are restored at the next start, so quitting does not ask.
    public var asksBeforeQuitting: Bool { step == nil && isEdited }

    public enum Step: Int, CaseIterable, Sendable {
        case units
        case person
        case weighIn
        case goal

        static let required = person.fields + weighIn.fields

        public var number: Int { rawValue + 1 }

        public var fields: [Field] {
            switch self {
            case .units: []
            case .person: [.name, .height]
            case .weighIn: [.weight]
            case .goal: [.goalWeight, .goalBy]
            }
        }

        var previous: Step? { Step(rawValue: rawValue - 1) }
        var next: Step? { Step(rawValue: rawValue + 1) }
    }
}
