public import DataSource

extension Trends {
    func layYearBefore() {
        guard chartService.isWithinAYear(days) else {
            notice = .longerThanAYear
            return
        }
        let isLaid = overlay?.kind == .yearBefore
        guard isLaid || !isWhole || !chartService.yearBefore(points, of: drawnDays).isEmpty
        else {
            notice = .noYearBefore
            return
        }
        overlay = isLaid ? nil : TrendOverlay(kind: .yearBefore)
        moveWindow(to: days)
    }

    // Cycles through the other people, and then removes the overlay.
    func compare() async {
        let current = comparedPerson?.id
        let result = await workerClient.run {
            [personService, weighInService, trendService, person, measure, settings] in
            Result<TrendOverlay?, any Error> {
                let others = try personService.loadNames().values.map(\.person)
                    .filter { $0.id != person.id }
                let index = current.flatMap { id in others.firstIndex { $0.id == id } }
                let next = index.map { $0 + 1 } ?? 0
                guard others.indices.contains(next) else { return nil }
                let weighIns = try weighInService.load(of: others[next]).values
                return TrendOverlay(
                    kind: .person(others[next]),
                    points: trendService.trend(
                        of: weighIns.values(of: measure, unit: settings.heightUnit),
                        as: settings.trend,
                        hasSlips: measure.isOfWeights
                    )
                )
            }
        }
        await send(.comparisonResponse(result))
    }

    private var comparedPerson: Person? {
        if case .person(let person)? = overlay?.kind { person } else { nil }
    }

    func receive(_ result: Result<TrendOverlay?, any Error>) {
        switch result {
        case .success(nil) where comparedPerson == nil:
            notice = .nobodyElse

        case .success(let overlay):
            comparedPoints = overlay?.points ?? []
            self.overlay = overlay
            moveWindow(to: days)
            if let comparedPerson, self.overlay?.points == [] {
                notice = .nothing(of: comparedPerson)
            }

        case .failure(let error):
            appStateClient.send(\.notice, StorageError(error))
        }
    }

    func overlayPoints(in days: ClosedRange<Day>) -> [TrendPoint] {
        switch overlay?.kind {
        case nil: []
        case .yearBefore: chartService.yearBefore(points, of: days)
        case .person: chartService.course(of: comparedPoints, in: days)
        }
    }

    // A range of a year or more already contains the year before.
    func removeYearBefore() {
        guard overlay?.kind == .yearBefore, !chartService.isWithinAYear(days) else { return }
        overlay = nil
    }

    public func overlaid(on day: Day) -> TrendPoint? {
        overlay.flatMap { chartService.points($0.points, in: day...day).first }
    }

    // Range with the length of the window, even if that was moved.
    public var shownRange: TrendRange? {
        range ?? TrendRange.allCases.first { $0.days == dayCount }
    }

    public var dayCount: Int { days.lowerBound.distance(to: days.upperBound) + 1 }

    public var monthCount: Int { Int((Double(dayCount) / 30.4375).rounded()) }
}
