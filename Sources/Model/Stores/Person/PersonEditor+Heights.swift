public import DataSource

extension PersonEditor {
    func reduceChild(_ action: HeightRevision.Action) async {
        switch action {
        case .wrongButtonTapped, .changedButtonTapped:
            guard let correction = heightRevision.correction else { break }
            await revise(correction)

        case .onSubmit, .onAsk, .onChangeSince, .correctionChosen, .cancelButtonTapped:
            break
        }
    }

    public func goesOnToSave() async -> Bool {
        if heightRevision.correction != nil { await heightRevision.send(.onSubmit) }
        return true
    }

    // Adults only: a child may have doubled its height since the last weigh-in.
    public func checkHeight(of draft: Draft) throws(EntryError) {
        let height = try height(of: draft)
        var entered = person
        entered.birthDate = (try? birthDate(of: draft)) ?? person.birthDate
        guard height != person.height, let weight = newestWeight(of: entered) else { return }
        try entryService.validate(weight: weight, height: height)
    }

    func heightWarnings(of entered: Person, near weights: [Double] = []) -> [EntryWarning] {
        guard entered.height != person.height || !weights.isEmpty else { return [] }
        let weights = weights + [newestWeight(of: entered)].compactMap { $0 }
        return warningService.warnings(about: weights, withHeight: entered.height)
    }

    // Checks the weigh-ins that get the new height as if they were entered with it.
    public func warnings(
        about entered: Person,
        _ correction: HeightCorrection,
        among weighIns: [WeighIn]
    ) throws(EntryError) -> [EntryWarning] {
        let weights = weighIns.filter(correction.concerns).map(\.weight)
        for weight in weights {
            try entryService.validate(weight: weight, height: entered.height)
        }
        return heightWarnings(of: entered, near: weights)
    }

    private func revise(_ correction: HeightCorrection) async {
        guard let entered = try? makePerson() else { return await save(isFinal: false) }
        let found = await answer(\.attempt) { [heightService, person] in
            try? heightService.weighIns(withHeightOf: person)
        }
        guard let found else { return }
        guard let weighIns = found else { return await save(isFinal: false) }
        do throws(EntryError) {
            form.presentedWarnings = try warnings(about: entered, correction, among: weighIns)
        } catch {
            form.errors[.height] = error
            form.focus = .height
            return
        }
        if form.warnings.isEmpty { await save(isFinal: false) }
    }

    private func newestWeight(of entered: Person) -> Double? {
        ageService.isAdult(entered, on: today) ? newestWeighIn?.weight : nil
    }
}
