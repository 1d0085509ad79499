public import DataSource

extension Trends {
    func layYearBefore() {
        guard chartService.isWithinAYear(days) else {
            notice = .longerThanAYear
            return
        }
        let isLaid = overlay?.kind == .yearBefore
        guard isLaid || !isWhole || !yearBefore(drawnDays).isEmpty else {
            notice = .noYearBefore
            return
        }
        lay(isLaid ? nil : TrendOverlay(kind: .yearBefore))
    }

    // Cycles through the other people, and then removes the overlay.
    func compare() async {
        let result = await workerClient.run { [courseService, course, comparedPerson] in
            Result { try courseService.overlay(on: course, after: comparedPerson) }
        }
        await send(.comparisonResponse(result))
    }

    func receive(_ result: Result<TrendOverlay?, any Error>) {
        switch result {
        case .success(nil) where comparedPerson == nil:
            notice = .nobodyElse

        case .success(let overlay):
            lay(overlay)
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
        case .yearBefore: yearBefore(days)
        case .person: chartService.course(of: overlay?.all ?? [], in: days)
        }
    }

    public func overlaid(on day: Day) -> TrendPoint? {
        overlay.flatMap { chartService.points($0.points, in: day...day).first }
    }

    private func lay(_ overlay: TrendOverlay?) {
        self.overlay = overlay
        notice = nil
        show(window)
    }

    private func yearBefore(_ days: ClosedRange<Day>) -> [TrendPoint] {
        chartService.yearBefore(course.points, of: days)
    }

    private var comparedPerson: Person? {
        if case .person(let person)? = overlay?.kind { person } else { nil }
    }
}
